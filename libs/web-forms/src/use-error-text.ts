import { useRefusalText } from '@haat/platform';
import type { FieldError } from 'react-hook-form';
import { SERVER } from './refusal';

/** Sentences for codes of one form's own. */
export type OwnTexts = Record<string, string>;
type Refused = Partial<Pick<FieldError, 'type' | 'message'>>;
type TextOf = (error: Refused | undefined, own?: OwnTexts) => string | undefined;

/** As `refusal` writes them; a message of zod itself is none. */
const CODE = /^([a-z_]+)(?::(.+))?$/;

function reasonOf(message: string): { code: string; params: Record<string, string> } {
  const [, code = 'not_valid', n] = CODE.exec(message) ?? [];
  return { code, params: n === undefined ? {} : { n } };
}

/** Words an error in the page's language: again when the language changes. */
export function useErrorText(): TextOf {
  const refusalText = useRefusalText();
  return (error, own = {}) => {
    if (!error?.message) return undefined;
    const { type, message } = error;
    if (type === SERVER) return message;
    return own[message] ?? refusalText('This isn’t valid.', reasonOf(message));
  };
}
