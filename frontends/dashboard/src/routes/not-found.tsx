import { RouteError } from '@haat/platform';

/** An address of this area that nobody serves. */
export function NotFound(): never {
  throw new RouteError(404, 'This page could not be found');
}
