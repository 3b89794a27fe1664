import { useHydrated } from '@haat/platform';
import { late } from '@haat/ui';

const PARTS = late(() => import(/* webpackChunkName: "later" */ './later-parts'));

/** What no page shows when it begins. */
export const Later = () => (useHydrated() ? PARTS : null);
