import Overlay from 'ol/Overlay';
import { fromLonLat } from 'ol/proj';
import { CITIES } from './cities';
import type { NepalMap } from './make-map';

/** Names of the larger cities: the map has no streets. */
export function addCityLabels({ map }: NepalMap, isNepali: boolean): void {
  for (const { name, name_ne, at } of CITIES) {
    const element = document.createElement('span');
    element.textContent = isNepali ? name_ne : name;
    element.className =
      'pointer-events-none rounded-full bg-card/80 px-1.5 text-[11px] font-semibold leading-4 text-ink-700';
    const label = new Overlay({
      element,
      position: fromLonLat([...at]),
      positioning: 'center-center',
      stopEvent: false,
    });
    map.addOverlay(label);
  }
}
