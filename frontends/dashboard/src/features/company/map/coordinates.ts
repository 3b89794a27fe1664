/** Latitude and longitude as people paste them. */
import type { Point } from '@haat/map';
import { inLatinDigits } from '@haat/platform';

const PAIR = /(-?\d{1,3}\.\d+)[^\d-]+(-?\d{1,3}\.\d+)/;
const PRECISION = 100_000;

/** To about a metre: more would only look exact. */
export const rounded = ({ lat, lng }: Point): Point => ({
  lat: Math.round(lat * PRECISION) / PRECISION,
  lng: Math.round(lng * PRECISION) / PRECISION,
});

/** `27.7172, 85.3240`, a map's address with the two in it, or Nepali digits. */
export function parseCoordinates(text: string): Point | undefined {
  const [, first, second] = PAIR.exec(inLatinDigits(text)) ?? [];
  if (!first || !second) return undefined;
  return rounded({ lat: Number(first), lng: Number(second) });
}

export const writtenCoordinates = ({ lat, lng }: Point): string =>
  `${lat.toFixed(5)}, ${lng.toFixed(5)}`;
