/** A row that one swipes sideways, from edge to edge of a phone. */
export const SWIPED =
  '-mx-4 flex snap-x snap-mandatory scroll-px-4 items-start gap-3 overflow-x-auto px-4 [scrollbar-width:none]';
