import { reasonInPageLanguage, useLingui } from '@haat/platform';
import type { FieldError } from 'react-hook-form';
import { SERVER } from './refusal';

/** Sentences for codes of one form's own. */
export type OwnTexts = Record<string, string>;
type Refused = Partial<Pick<FieldError, 'type' | 'message'>>;
type TextOf = (error: Refused | undefined, own?: OwnTexts) => string | undefined;

function textOfCode(message: string): string | undefined {
  const [code = '', n] = message.split(':');
  const params: Record<string, string> = n === undefined ? {} : { n };
  return (
    reasonInPageLanguage({ code, params }) ??
    reasonInPageLanguage({ code: 'not_valid', params: {} })
  );
}

/** Words an error in the page's language: again when the language changes. */
export function useErrorText(): TextOf {
  useLingui();
  return (error, own = {}) => {
    if (!error?.message) return undefined;
    const { type, message } = error;
    return type === SERVER ? message : (own[message] ?? textOfCode(message));
  };
}
