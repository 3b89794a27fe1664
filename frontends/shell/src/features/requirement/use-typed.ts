import { useTypedBefore } from '@haat/platform';
import type { RefObject } from 'react';
import type { Draft } from './draft';
import type { Wizard } from './use-wizard';

/** The first step's words. */
export type Typed = Partial<Pick<Draft, 'title' | 'description'>>;

export const typedIn = ({ title, description }: Draft): Typed => ({
  ...(title ? { title } : {}),
  ...(description ? { description } : {}),
});

/** Of the shape the server drew, which was filled in before our code came. */
export function useTyped(
  form: RefObject<HTMLFormElement | null>,
  { set, isShape }: Wizard,
): void {
  useTypedBefore(form, ({ title = '', description = '' }) => {
    if (isShape && (title || description)) set({ title, description });
  });
}
