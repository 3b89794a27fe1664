/** The screens everything is looked at on. */
export const DESK = { width: 1440, height: 900 };
export const HAND = { width: 390, height: 844 };

/**
 * For a test of what only one of them has, or whose subject has no width: it runs in one
 * project. The pages themselves are seen in both by pages.spec.
 */
export const WIDE = { tag: '@wide' };
export const NARROW = { tag: '@narrow' };
