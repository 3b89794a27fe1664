/** The map of Nepal by OpenLayers: own outlines, no tiles, no requests to others. */
import Feature from 'ol/Feature';
import OlMap from 'ol/Map';
import View from 'ol/View';
import { buffer, createEmpty, extend, getWidth, isEmpty } from 'ol/extent';
import GeoJSON from 'ol/format/GeoJSON';
import { defaults } from 'ol/interaction/defaults';
import VectorLayer from 'ol/layer/Vector';
import VectorSource from 'ol/source/Vector';
import { SHAPES } from './shapes';
import { stylesOf } from './styles';

const PAD_PX = 12;
/** Around the country, as a share of its width: numbers at the border are not cut off. */
const MARGIN = 0.15;
const DEEPEST_ZOOM = 15;
const SLIDE_MS = 300;
const ZOOM_MS = 200;

export type NepalMap = {
  map: OlMap;
  /** The outline of a district by its id. */
  outlineOf: (districtId: number) => Feature | undefined;
  /** The district at a pixel of the map, by its id. */
  districtAtPixel: (pixel: number[]) => number | undefined;
  /** Colours districts: one chosen; with `filled`, those apart from all others. */
  paint: (chosen: number | undefined, filled?: readonly number[]) => void;
  /** Shows these districts, the complete country without any; `deepest` is a zoom level. */
  fit: (districtIds: readonly number[], padPx?: number, deepest?: number) => void;
  zoomBy: (levels: number) => void;
};

/** The map fills `target`, in the colours of its tokens. `setTarget()` of the map ends it. */
export function makeMap(target: HTMLElement): NepalMap {
  const features: Feature[] = new GeoJSON().readFeatures(SHAPES, {
    featureProjection: 'EPSG:3857',
  });
  const source = new VectorSource({ features });
  const styles = stylesOf(target);
  const layer = new VectorLayer({ source, style: styles.plain });
  const nepal = source.getExtent() ?? [];
  const view = new View({
    extent: buffer(nepal, getWidth(nepal) * MARGIN),
    showFullExtent: true,
    maxZoom: DEEPEST_ZOOM,
    constrainOnlyCenter: false,
  });
  // The wheel belongs to the page; the keys belong to what is on the map.
  const interactions = defaults({ mouseWheelZoom: false, keyboard: false });
  const map = new OlMap({ target, layers: [layer], view, controls: [], interactions });
  const outlineOf = (id: number) => features.find((one) => one.get('id') === id);
  return {
    map,
    outlineOf,
    districtAtPixel: (pixel) =>
      map.getFeaturesAtPixel(pixel)[0]?.get('id') as number | undefined,
    paint: (chosen, filled) => {
      for (const one of features) {
        const id = one.get('id') as number;
        const other = filled?.includes(id) ? styles.filled : styles.empty;
        one.setStyle(id === chosen ? styles.chosen : filled && other);
      }
    },
    fit: (ids, padPx = PAD_PX, deepest = DEEPEST_ZOOM) => {
      const extent = createEmpty();
      for (const id of ids) {
        extend(extent, outlineOf(id)?.getGeometry()?.getExtent() ?? createEmpty());
      }
      view.fit(isEmpty(extent) ? nepal : extent, {
        padding: [padPx, padPx, padPx, padPx],
        maxZoom: deepest,
        duration: ids.length > 0 ? SLIDE_MS : 0,
      });
    },
    zoomBy: (levels) =>
      view.animate({ zoom: (view.getZoom() ?? 0) + levels, duration: ZOOM_MS }),
  };
}
