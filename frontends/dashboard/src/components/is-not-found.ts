import { statusOf } from '@haat/platform';

/** Not found, or an id that cannot exist. */
const STATUSES = [404, 422];

export const isNotFound = (error: unknown): boolean => STATUSES.includes(statusOf(error));
