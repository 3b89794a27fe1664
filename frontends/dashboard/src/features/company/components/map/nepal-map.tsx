import {
  ZoomButtons,
  addCityLabels,
  makeMap,
  type NepalMap as Made,
  type Point,
} from '@haat/map';
import { useLocale } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import Overlay from 'ol/Overlay';
import { fromLonLat, toLonLat } from 'ol/proj';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useIsPageDark } from '../../../../hooks/use-is-page-dark';
import { Pin } from './pin';

type Props = {
  point: Point | undefined;
  districtId: number | undefined;
  /** Said for the pin by screen readers. */
  label: string;
  onPoint: (point: Point) => void;
};
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
  const pin = useMemo(
    () => new Overlay({ element: pinElement, positioning: 'bottom-center' }),
    [pinElement],
  );
  const [made, setMade] = useState<Made>();
  const latest = useRef(onPoint);
  useEffect(() => {
    latest.current = onPoint;
  });
  useEffect(() => {
    if (!target.current) return;
    const one = makeMap(target.current);
    addCityLabels(one, isNepali);
    one.map.addOverlay(pin);
    one.map.on('singleclick', ({ coordinate }) => latest.current(pointOf(coordinate)));
    setMade(one);
    return () => {
      one.map.removeOverlay(pin);
      one.map.setTarget();
    };
  }, [pin, isNepali, isDark]);
  useEffect(() => {
    made?.paint(districtId);
    made?.fit(districtId === undefined ? [] : [districtId]);
  }, [made, districtId]);
  useEffect(() => {
    pin.setPosition(point ? fromLonLat([point.lng, point.lat]) : undefined);
  }, [pin, point]);
  const drop = (at: number[]) => {
    // Back first: a place that is not taken leaves the pin where it was.
    if (point) pin.setPosition(fromLonLat([point.lng, point.lat]));
    onPoint(pointOf(at));
  };
  return (
    <div className="relative overflow-hidden rounded-md border border-line-strong bg-sand">
      <div ref={target} data-map className="h-[260px] w-full sm:h-[320px]" />
      <ZoomButtons made={made} zoomIn={t`Zoom in`} zoomOut={t`Zoom out`} />
      {made && point
        ? createPortal(
            <Pin label={label} map={made.map} pin={pin} onDrop={drop} />,
            pinElement,
          )
        : null}
    </div>
  );
}
