import { Link, useLocalName } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { withoutFilters, type Change } from './directory-query';
import type { Directory } from './use-directory';

type Chip = { label: string; drop: Change };

/** The chosen filters in words, each with the change that takes it away. */
function useChips({ query, facets }: Directory): Chip[] {
  const { t } = useLingui();
  const localName = useLocalName();
  const placeOf = (
    places: { id: number; name: string; name_ne: string }[] = [],
    id = '',
  ) => localName(places.find((place) => String(place.id) === id));
  const trade = facets?.categories.find(({ slug }) => slug === query.category);
  const chips: (Chip | false)[] = [
    query.q !== undefined && { label: `“${query.q}”`, drop: { q: null } },
    query.verified === 'true' && {
      label: t`Verified only`,
      drop: { verified: null },
    },
    query.province !== undefined && {
      label: placeOf(facets?.provinces, query.province) || t`Province`,
      drop: { province: null },
    },
    query.district !== undefined && {
      label: placeOf(facets?.districts, query.district) || t`District`,
      drop: { district: null },
    },
    query.category !== undefined && {
      label: localName(trade) || query.category.replaceAll('-', ' '),
      drop: { category: null },
    },
  ];
  return chips.filter((chip) => chip !== false);
}

export function ChosenChips({ directory }: { directory: Directory }) {
  const { t } = useLingui();
  const chips = useChips(directory);
  if (chips.length === 0) return null;
  return (
    <ul className="mt-4 flex items-center gap-2 overflow-x-auto [scrollbar-width:none]">
      {chips.map(({ label, drop }) => (
        <li key={label}>
          <Link
            to={directory.href(drop)}
            aria-label={t`Remove filter ${label}`}
            className="inline-flex h-11 items-center gap-1.5 whitespace-nowrap rounded-full bg-ink-900 px-3.5 text-[13.5px] font-medium text-white hover:bg-ink-700 lg:h-[34px]"
          >
            {label}
            <X className="size-3.5" aria-hidden />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={directory.href({ ...withoutFilters(), q: null })}
          className="inline-flex min-h-11 items-center whitespace-nowrap px-2 text-[13.5px] font-semibold text-indigo-700 hover:underline"
        >
          <Trans>Clear all</Trans>
        </Link>
      </li>
    </ul>
  );
}
