import { useEffect, useState } from 'react';
import type NepalMap from '../components/map/nepal-map';
import type * as Shapes from '../map/shapes';

type Parts = { NepalMap: typeof NepalMap; shapes: typeof Shapes };

/** Map and outlines load when visible; without a network the coordinates still work. */
export function useMap() {
  const [parts, setParts] = useState<Parts>();
  const [hasFailed, setHasFailed] = useState(false);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isGone = false;
    Promise.all([import('../components/map/nepal-map'), import('../map/shapes')]).then(
      ([map, shapes]) => {
        if (!isGone) setParts({ NepalMap: map.default, shapes });
      },
      () => {
        if (!isGone) setHasFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [round]);
  const retry = () => {
    setHasFailed(false);
    setRound(round + 1);
  };
  return { ...parts, hasFailed, retry };
}
