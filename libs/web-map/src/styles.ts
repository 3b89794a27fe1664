import { tokenOf } from '@haat/ui';
import Fill from 'ol/style/Fill';
import Stroke from 'ol/style/Stroke';
import Style from 'ol/style/Style';

/** Districts on the map: `filled` ones have something, `empty` ones nothing, one is `chosen`. */
export function stylesOf(target: HTMLElement) {
  // `fill` and `stroke` are tokens.
  const styleOf = (fill: string, stroke: string, width: number, zIndex = 0) =>
    new Style({
      fill: new Fill({ color: tokenOf(target, fill) }),
      stroke: new Stroke({ color: tokenOf(target, stroke), width }),
      zIndex,
    });
  return {
    plain: styleOf('--color-indigo-50', '--color-indigo-300', 1),
    empty: styleOf('--color-sand', '--color-line-strong', 1),
    filled: styleOf('--color-indigo-100', '--color-indigo-500', 1, 1),
    chosen: styleOf('--color-mari-100', '--color-mari-700', 1.5, 2),
  };
}
