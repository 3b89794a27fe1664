/** The screens everything is looked at on. */
export const DESK = { width: 1440, height: 900 };
export const HAND = { width: 390, height: 844 };

/** For a test of what one of them does not have; the other project knows no such test. */
export const WIDE = { tag: '@wide' };
export const NARROW = { tag: '@narrow' };
