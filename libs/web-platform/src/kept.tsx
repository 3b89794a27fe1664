/** Parts of pages that the edge draws once and sets in as HTML from then on (ADR 37). */
import type { Messages } from '@lingui/core';
import { createContext, useContext, type ComponentType, type ReactNode } from 'react';

/** The HTML of a part, and the words it was drawn with. */
export type Piece = { html: string; words: Messages };
export type Keeping = {
  /** pieces: those of one component; told: all that its look depends on. */
  place: (pieces: Map<string, Piece>, told: object, part: ReactNode) => ReactNode;
};

/** Only the edge has one. */
export const KeepingContext = createContext<Keeping | null>(null);

/**
 * A part that looks the same to every visitor who is told the same in the same language. Its properties are
 * plain data, or functions, which change nothing of its look. What it finds out by itself (an answer of the
 * API, where the page stands, the year) `useFound` tells. Inside are no ids of React's making, no picture of
 * the first screen, no other clock.
 */
export function kept<Props extends object>(
  Part: ComponentType<Props>,
  useFound: (props: Props) => object = () => [],
): ComponentType<Props> {
  if (typeof document !== 'undefined') return Part;
  const pieces = new Map<string, Piece>();
  return function Kept(props: Props) {
    const keeping = useContext(KeepingContext);
    const found = useFound(props);
    const part = <Part {...props} />;
    return keeping ? keeping.place(pieces, { ...props, ...found }, part) : part;
  };
}
