/** The map of Nepal by OpenLayers: own outlines, no tiles, no requests to others. */
import Feature from 'ol/Feature';
import OlMap from 'ol/Map';
import Overlay from 'ol/Overlay';
import View from 'ol/View';
import { isEmpty } from 'ol/extent';
import GeoJSON from 'ol/format/GeoJSON';
import { defaults } from 'ol/interaction/defaults';
import VectorLayer from 'ol/layer/Vector';
import { fromLonLat } from 'ol/proj';
import VectorSource from 'ol/source/Vector';
import Fill from 'ol/style/Fill';
import Stroke from 'ol/style/Stroke';
import Style from 'ol/style/Style';
import { tokenOf } from '../../../components/token-of';
import { CITIES } from './cities';
import { SHAPES } from './shapes';

const PAD = 12;
const DEEPEST_ZOOM = 15;
const SLIDE_MS = 300;
/** `fill` and `stroke` are tokens. */
const styleOf = (target: HTMLElement, fill: string, stroke: string, width: number) =>
  new Style({
    fill: new Fill({ color: tokenOf(target, fill) }),
    stroke: new Stroke({ color: tokenOf(target, stroke), width }),
  });

export type NepalMap = {
  map: OlMap;
  pin: Overlay;
  /** Highlights and centres a district; undefined shows the complete country. */
  focusDistrict: (districtId: number | undefined) => void;
};

function cityLabel(name: string, at: readonly [number, number]): Overlay {
  const element = document.createElement('span');
  element.textContent = name;
  element.className =
    'pointer-events-none rounded-full bg-card/80 px-1.5 text-[11px] font-semibold leading-4 text-ink-700';
  return new Overlay({
    element,
    position: fromLonLat([...at]),
    positioning: 'center-center',
    stopEvent: false,
  });
}

export function makeMap(
  target: HTMLElement,
  pinElement: HTMLElement,
  isNepali: boolean,
): NepalMap {
  const features: Feature[] = new GeoJSON().readFeatures(SHAPES, {
    featureProjection: 'EPSG:3857',
  });
  const source = new VectorSource({ features });
  const style = styleOf(target, '--color-indigo-50', '--color-indigo-300', 1);
  const layer = new VectorLayer({ source, style });
  const chosenStyle = styleOf(target, '--color-mari-100', '--color-mari-700', 1.5);
  chosenStyle.setZIndex(1);
  const nepal = source.getExtent() ?? [];
  const view = new View({
    extent: nepal,
    showFullExtent: true,
    maxZoom: DEEPEST_ZOOM,
    constrainOnlyCenter: false,
  });
  // The wheel belongs to the page; the pin has the arrow keys.
  const interactions = defaults({ mouseWheelZoom: false, keyboard: false });
  const map = new OlMap({ target, layers: [layer], view, controls: [], interactions });
  const pin = new Overlay({ element: pinElement, positioning: 'bottom-center' });
  map.addOverlay(pin);
  for (const { name, name_ne, at } of CITIES) {
    map.addOverlay(cityLabel(isNepali ? name_ne : name, at));
  }
  const focusDistrict = (districtId: number | undefined) => {
    const chosen = features.find((one) => one.get('id') === districtId);
    for (const one of features) one.setStyle(one === chosen ? chosenStyle : undefined);
    const extent = chosen?.getGeometry()?.getExtent() ?? nepal;
    if (isEmpty(extent)) return;
    view.fit(extent, { padding: [PAD, PAD, PAD, PAD], duration: chosen ? SLIDE_MS : 0 });
  };
  return { map, pin, focusDistrict };
}
