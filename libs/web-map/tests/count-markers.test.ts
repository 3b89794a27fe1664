import Feature from 'ol/Feature';
import GeoJSON from 'ol/format/GeoJSON';
import { expect, test } from 'vitest';
import { countsOnMap, placeOf } from '../src/count-markers';
import { SHAPES, districtAt } from '../src/shapes';

const ILAM = 103;
const features: Feature[] = new GeoJSON().readFeatures(SHAPES);
const outlineOf = (id: number) => features.find((one) => one.get('id') === id);

test('every district has its number inside its own outline', () => {
  const outside = SHAPES.features
    .map(({ properties: { id } }) => id)
    .filter((id) => {
      const [lng = 0, lat = 0] = placeOf(outlineOf(id)) ?? [];
      return districtAt({ lat, lng }) !== id;
    });
  expect(outside).toEqual([]);
});

test('what has no suppliers or no outline is not on the map', () => {
  const counts = [
    { id: ILAM, count: 4 },
    { id: 104, count: 0 },
    { id: 9999, count: 2 },
  ];
  expect(countsOnMap({ outlineOf }, counts)).toEqual([{ id: ILAM, count: 4 }]);
});
