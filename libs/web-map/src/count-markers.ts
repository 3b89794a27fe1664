import Overlay from 'ol/Overlay';
import Feature from 'ol/Feature';
import MultiPolygon from 'ol/geom/MultiPolygon';
import Polygon from 'ol/geom/Polygon';
import type { NepalMap } from './make-map';
import { spread } from './spread';

/** `id` of a district, and how many there are. */
export type DistrictCount = { id: number; count: number };
type Options = {
  /** The count in the digits of the language. */
  textOf: (count: number) => string;
  onDistrict: (districtId: number) => void;
};
/** A narrow map has small numbers: none is far from its district. */
const SMALL_MAP_PX = 480;
const DIAMETERS_PX = { small: 25, large: 30 };

/** A point well inside the district, by its largest part; in metres of the projection. */
export function placeOf(outline: Feature | undefined): number[] | undefined {
  const geometry = outline?.getGeometry();
  const parts = geometry instanceof MultiPolygon ? geometry.getPolygons() : [geometry];
  const [largest] = parts
    .filter((part) => part instanceof Polygon)
    .sort((one, other) => other.getArea() - one.getArea());
  return largest?.getInteriorPoint().getCoordinates().slice(0, 2);
}

/** Districts that have a count and an outline; others have no place on the map. */
export const countsOnMap = <Count extends DistrictCount>(
  { outlineOf }: Pick<NepalMap, 'outlineOf'>,
  counts: readonly Count[],
): Count[] => counts.filter(({ id, count }) => count > 0 && outlineOf(id));

/**
 * A number on each district. Close ones are moved apart after each zoom, none is hidden.
 * Returns what removes them.
 */
export function addCountMarkers(
  made: NepalMap,
  counts: readonly DistrictCount[],
  options: Options,
): () => void {
  const { map } = made;
  const markers = countsOnMap(made, counts).map((count) => {
    const at = placeOf(made.outlineOf(count.id)) ?? [];
    const overlay = markerOf(count, at, options);
    map.addOverlay(overlay);
    return { overlay, at };
  });
  const spreadMarkers = () => {
    const metres = map.getView().getResolution() ?? 1;
    const [width = 0] = map.getSize() ?? [];
    const diameter = DIAMETERS_PX[width < SMALL_MAP_PX ? 'small' : 'large'];
    const homes = markers.map(({ at: [x = 0, y = 0] }) => ({
      x: x / metres,
      y: -y / metres,
    }));
    spread(homes, diameter).forEach(({ x, y }, index) => {
      const home = homes[index] ?? { x, y };
      markers[index]?.overlay.setOffset([x - home.x, y - home.y]);
    });
  };
  spreadMarkers();
  map.on('moveend', spreadMarkers);
  return () => {
    map.un('moveend', spreadMarkers);
    for (const { overlay } of markers) map.removeOverlay(overlay);
  };
}

function markerOf(count: DistrictCount, at: number[], options: Options): Overlay {
  const element = document.createElement('span');
  element.textContent = options.textOf(count.count);
  element.dataset.district = String(count.id);
  element.className =
    'grid h-6 min-w-6 cursor-pointer place-items-center rounded-full border-2 border-card bg-fill px-0.5 text-[12px] font-bold leading-none tabular-nums text-on-fill shadow-e1';
  element.addEventListener('click', () => options.onDistrict(count.id));
  return new Overlay({ element, position: at, positioning: 'center-center' });
}
