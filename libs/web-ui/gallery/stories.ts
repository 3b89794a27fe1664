/** Every component of `@haat/ui` in its states. */
import { CONTROLS } from './control-stories';
import { FIELDS } from './field-stories';
import { FRAMES } from './frame-stories';
import { MARKET } from './market-stories';
import { SEARCH } from './search-stories';

export const STORIES = { CONTROLS, FIELDS, MARKET, SEARCH, FRAMES };
