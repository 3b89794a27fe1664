/** Parts of pages that the edge draws once and sets in as HTML from then on (ADR 37). */
import type { Messages } from '@lingui/core';
import { createContext, useContext, type ComponentType, type ReactNode } from 'react';

/** The HTML of a part, and the words it was drawn with. */
export type Piece = { html: string; words: Messages };
export type Keeping = {
  /** pieces: those of one component; key: what it was told. */
  place: (pieces: Map<string, Piece>, key: string, part: ReactNode) => ReactNode;
};

/** Only the edge has one. */
export const KeepingContext = createContext<Keeping | null>(null);

/**
 * A part that looks the same to every visitor who is told the same in the same language. Its properties are
 * plain data. Inside are no ids of React's making, no picture of the first screen, nothing of the clock.
 */
export function kept<Props extends object>(
  Part: ComponentType<Props>,
): ComponentType<Props> {
  if (typeof document !== 'undefined') return Part;
  const pieces = new Map<string, Piece>();
  return function Kept(props: Props) {
    const keeping = useContext(KeepingContext);
    const part = <Part {...props} />;
    return keeping ? keeping.place(pieces, JSON.stringify(props), part) : part;
  };
}
