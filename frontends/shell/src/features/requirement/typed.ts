import type { Draft } from './requirement-schema';

/** Of the first step in the server's HTML. */
export type Typed = Partial<Pick<Draft, 'title' | 'description' | 'purpose'>>;

export const typedIn = ({ title, description, purpose }: Draft): Typed => ({
  ...(title ? { title } : {}),
  ...(description ? { description } : {}),
  ...(purpose ? { purpose } : {}),
});
