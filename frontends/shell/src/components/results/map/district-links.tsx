import type { PlaceFacet } from '@haat/api/search';
import { Link, useFormat, useLocalName } from '@haat/platform';
import type { Results } from '../use-results';

type Props = {
  results: Results;
  districts: readonly PlaceFacet[];
  /** Of the filter, by its id. */
  chosen: number | undefined;
  onPoint: (districtId: number | undefined) => void;
};

/** What the map has, for keyboards and screen readers, and where districts are small. */
export function DistrictLinks({ results, districts, chosen, onPoint }: Props) {
  const { number } = useFormat();
  const localName = useLocalName();
  return (
    <ul className="flex flex-wrap gap-2" onPointerLeave={() => onPoint(undefined)}>
      {districts.map((place) => (
        <li key={place.id}>
          <Link
            to={results.hrefWith({
              district: place.id === chosen ? null : String(place.id),
            })}
            rel="nofollow"
            preventScrollReset
            aria-current={place.id === chosen ? 'true' : undefined}
            onPointerEnter={() => onPoint(place.id)}
            onFocus={() => onPoint(place.id)}
            onBlur={() => onPoint(undefined)}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line-strong bg-card px-3.5 text-[14px] hover:border-indigo-500 aria-[current=true]:border-indigo-700 aria-[current=true]:bg-indigo-700 aria-[current=true]:text-white lg:min-h-9"
          >
            {localName(place)}
            <b className="font-semibold tabular-nums">{number(place.count)}</b>
          </Link>
        </li>
      ))}
    </ul>
  );
}
