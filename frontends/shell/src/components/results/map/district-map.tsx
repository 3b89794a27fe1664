import type { PlaceFacet } from '@haat/api/search';
import {
  ZoomButtons,
  addCountMarkers,
  countsOnMap,
  makeMap,
  type NepalMap,
} from '@haat/map';
import { formatNumber, useFormat, useLocale, useLocalName } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';

type Props = {
  districts: readonly PlaceFacet[];
  /** Of the filter, by its id. */
  chosen: number | undefined;
  /** Under the pointer or the focus, on the map or in the list. */
  pointed: number | undefined;
  onPoint: (districtId: number | undefined) => void;
  onDistrict: (districtId: number) => void;
};
const PAD_PX = 36;
/** One district alone has its neighbours around it. */
const DEEPEST_ZOOM = 8.5;

/** The districts with their numbers. A picture for screen readers: the links have the same. */
export function DistrictMap(props: Props) {
  const { t } = useLingui();
  const localName = useLocalName();
  const { number } = useFormat();
  const target = useRef<HTMLDivElement>(null);
  const made = useMap(target, props);
  const named = props.districts.find(({ id }) => id === (props.pointed ?? props.chosen));
  return (
    <div className="relative overflow-hidden rounded-[20px] border border-line bg-blue-50">
      <div
        ref={target}
        role="img"
        aria-label={t`Map of Nepal`}
        data-map
        className="h-[280px] w-full lg:h-[400px]"
      />
      <ZoomButtons made={made} zoomIn={t`Zoom in`} zoomOut={t`Zoom out`} />
      {named ? (
        <p className="pointer-events-none absolute bottom-2 left-2 rounded-full bg-card px-3 py-1 text-[13px] font-semibold shadow-e1">
          {localName(named)} · {number(named.count)}
        </p>
      ) : null}
    </div>
  );
}

/** Follows the props: what is drawn once is drawn once. */
function useMap(target: { current: HTMLDivElement | null }, props: Props) {
  const { districts, chosen, pointed } = props;
  const locale = useLocale();
  const [made, setMade] = useState<NepalMap>();
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    if (!target.current) return;
    const one = makeMap(target.current);
    const countedAt = (pixel: number[]) => {
      const id = one.districtAtPixel(pixel);
      return latest.current.districts.find((place) => place.id === id)?.id;
    };
    one.map.on('singleclick', ({ pixel }) => {
      const id = countedAt(pixel);
      if (id !== undefined) latest.current.onDistrict(id);
    });
    one.map.on('pointermove', ({ pixel }) => latest.current.onPoint(countedAt(pixel)));
    setMade(one);
    return () => one.map.setTarget();
  }, [target]);
  // The answer to every search is new; the map moves only with other numbers.
  const key = JSON.stringify(districts.map(({ id, count }) => [id, count]));
  useEffect(() => {
    if (!made) return;
    const counts = countsOnMap(made, latest.current.districts);
    made.fit(
      counts.map(({ id }) => id),
      PAD_PX,
      DEEPEST_ZOOM,
    );
    return addCountMarkers(made, counts, {
      textOf: (count) => formatNumber(count, locale),
      onDistrict: (id) => latest.current.onDistrict(id),
    });
  }, [made, key, locale]);
  useEffect(() => {
    made?.paint(
      pointed ?? chosen,
      latest.current.districts.map(({ id }) => id),
    );
  }, [made, key, pointed, chosen]);
  return made;
}
