/** Where the message of an error is a sentence of the server, worded already. */
export const SERVER = 'server';

/**
 * The message of a schema's issue: a code of docs/refusals.md, and its number if it has one.
 * `useErrorText` translates it, so no sentence of zod reaches a person.
 */
export const refusal = (code: string, n?: number): string =>
  n === undefined ? code : `${code}:${n}`;
