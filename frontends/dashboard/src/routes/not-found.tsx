import { RouteError } from '@haat/platform';

/** An address of this area without a page. */
export function NotFound(): never {
  throw new RouteError(404, 'This page could not be found');
}
