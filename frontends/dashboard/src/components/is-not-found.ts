import { statusOf } from '@haat/platform';

/** Not found, or an address that can be nobody's. */
const STATUSES = [404, 422];

export const isNotFound = (error: unknown): boolean => STATUSES.includes(statusOf(error));
