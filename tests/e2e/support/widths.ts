/** The screens everything is looked at on. */
export const DESK = { width: 1440, height: 900 };
export const HAND = { width: 390, height: 844 };
export type Size = { width: number; height: number };
/** A phone, a tablet both ways, a desk. */
export const ALL_SIZES: Size[] = [
  HAND,
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  DESK,
];

/**
 * For a test of what only one of them has, or whose subject has no width: it runs in one
 * project. The pages themselves are seen in both by pages.spec.
 */
export const WIDE = { tag: '@wide' };
export const NARROW = { tag: '@narrow' };
