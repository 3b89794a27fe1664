import type { BadgeTone } from '@haat/ui';

/** Colour of a company's status. */
export const SELLER_TONES: Record<string, BadgeTone> = {
  active: 'green',
  suspended: 'red',
};
