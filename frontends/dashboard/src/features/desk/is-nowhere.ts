import { statusOf } from '@haat/platform';

/** Not found, or an address that can be nobody's. */
const NOWHERE = [404, 422];

export const isNowhere = (error: unknown): boolean => NOWHERE.includes(statusOf(error));
