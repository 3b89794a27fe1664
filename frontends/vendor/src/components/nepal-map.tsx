import { inDevanagari, useLocale } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import { MAP_HEIGHT, MAP_WIDTH, OUTLINE_POINTS, onMap } from './nepal-outline';

export type NepalMapProps = { location: { lat: number; lng: number }; area: string };
const ZOOM = 15;

const DIGITS = 4;

function useDegrees() {
  const isNepali = useLocale() === 'ne';
  return (value: number) =>
    isNepali ? inDevanagari(value.toFixed(DIGITS)) : value.toFixed(DIGITS);
}

/** A drawing, not a map service: it works on the slowest line and tracks nobody. */
export default function NepalMap({ location: { lat, lng }, area }: NepalMapProps) {
  const { t } = useLingui();
  const degrees = useDegrees();
  const { x, y } = onMap(lng, lat);
  const north = degrees(lat);
  const east = degrees(lng);
  return (
    <figure>
      <svg
        viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
        role="img"
        aria-label={t`${area} on the map of Nepal`}
        className="w-full"
      >
        <polygon
          points={OUTLINE_POINTS}
          strokeLinejoin="round"
          strokeWidth="3"
          className="fill-indigo-100 stroke-indigo-300"
        />
        <circle cx={x} cy={y} r="15" className="fill-rho-500 opacity-20" />
        <circle
          cx={x}
          cy={y}
          r="6"
          strokeWidth="2.5"
          className="fill-rho-600 stroke-white"
        />
      </svg>
      <figcaption className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-500">
        <span className="tabular-nums">
          <Trans>
            {north}° N, {east}° E
          </Trans>
        </span>
        <a
          href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=${ZOOM}/${lat}/${lng}`}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-indigo-700 hover:underline"
        >
          <Trans>Open on a street map</Trans>
          <ExternalLink className="size-4" aria-hidden />
        </a>
      </figcaption>
    </figure>
  );
}
