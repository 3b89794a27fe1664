import { useLocale } from '@haat/platform';
import { IconButton } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { Minus, Plus } from 'lucide-react';
import { fromLonLat, toLonLat } from 'ol/proj';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useIsPageDark } from '../../../../hooks/use-is-page-dark';
import { makeMap, type NepalMap as Made } from '../../map/make-map';
import { Pin } from './pin';
import type { Point } from '../../map/shapes';

type Props = {
  point: Point | undefined;
  districtId: number | undefined;
  /** Said for the pin by screen readers. */
  label: string;
  onPoint: (point: Point) => void;
};
const ZOOM_MS = 200;
const pointOf = (coordinate: number[]): Point => {
  const [lng = 0, lat = 0] = toLonLat(coordinate);
  return { lat, lng };
};

/** Click, drag or arrow keys set the pin. Loaded on its own: the page lives without it. */
export default function NepalMap({ point, districtId, label, onPoint }: Props) {
  const { t } = useLingui();
  const isNepali = useLocale() === 'ne';
  const isDark = useIsPageDark();
  const target = useRef<HTMLDivElement>(null);
  const pinElement = useMemo(() => document.createElement('div'), []);
  const [made, setMade] = useState<Made>();
  const latest = useRef(onPoint);
  useEffect(() => {
    latest.current = onPoint;
  });
  useEffect(() => {
    if (!target.current) return;
    const one = makeMap(target.current, pinElement, isNepali);
    one.map.on('singleclick', ({ coordinate }) => latest.current(pointOf(coordinate)));
    setMade(one);
    return () => one.map.setTarget();
  }, [pinElement, isNepali, isDark]);
  useEffect(() => made?.focusDistrict(districtId), [made, districtId]);
  useEffect(() => {
    made?.pin.setPosition(point ? fromLonLat([point.lng, point.lat]) : undefined);
  }, [made, point]);
  const drop = (at: number[]) => {
    // Back first: a place that is not taken leaves the pin where it was.
    if (point) made?.pin.setPosition(fromLonLat([point.lng, point.lat]));
    onPoint(pointOf(at));
  };
  const zoom = (by: number) => {
    const view = made?.map.getView();
    view?.animate({ zoom: (view.getZoom() ?? 0) + by, duration: ZOOM_MS });
  };
  return (
    <div className="relative overflow-hidden rounded-md border border-line-strong bg-sand">
      <div ref={target} data-map className="h-[260px] w-full sm:h-[320px]" />
      <div className="absolute right-2 top-2 grid gap-1.5">
        <IconButton
          label={t`Zoom in`}
          className="bg-card shadow-e2"
          onClick={() => zoom(1)}
        >
          <Plus aria-hidden />
        </IconButton>
        <IconButton
          label={t`Zoom out`}
          className="bg-card shadow-e2"
          onClick={() => zoom(-1)}
        >
          <Minus aria-hidden />
        </IconButton>
      </div>
      {made && point
        ? createPortal(<Pin label={label} made={made} onDrop={drop} />, pinElement)
        : null}
    </div>
  );
}
