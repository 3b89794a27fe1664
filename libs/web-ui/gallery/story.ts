import type { ReactNode } from 'react';

/** The sample's words in the language of the page. */
export type Say = (english: string, nepali: string) => string;
/** One component in its states. `of`: what `@haat/ui` calls what is seen. */
export type Story = { of: string[]; show: (say: Say) => ReactNode };
