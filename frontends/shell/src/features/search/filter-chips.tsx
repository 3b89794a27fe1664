import { Link, useFormat, useLocalName } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { withoutFilters, type Change } from './filters';
import type { Results } from './use-results';

/** The chosen filters in words, each with the change that takes it away. */
function useChosenFilters({
  filters,
  facets,
}: Results): { label: string; drop: Change }[] {
  const { t } = useLingui();
  const { number } = useFormat();
  const localName = useLocalName();
  const { category, province, verified, price_min, price_max, moq_max } = filters.chosen;
  const list: { label: string; drop: Change }[] = [];
  if (category) {
    const known = facets?.categories.find(({ slug }) => slug === category);
    const label = known ? localName(known) : category.replaceAll('-', ' ');
    list.push({ label, drop: { category: null } });
  }
  if (province) {
    const known = facets?.provinces.find(({ id }) => String(id) === province);
    list.push({
      label: known ? localName(known) : t`Province`,
      drop: { province: null },
    });
  }
  if (verified) list.push({ label: t`Verified only`, drop: { verified: null } });
  if (price_min || price_max) {
    const from = price_min ? number(price_min) : '';
    const to = price_max ? number(price_max) : '';
    list.push({
      label: t`NPR ${from}–${to}`,
      drop: { price_min: null, price_max: null },
    });
  }
  if (moq_max) {
    const most = number(moq_max);
    list.push({ label: t`Min. order up to ${most}`, drop: { moq_max: null } });
  }
  return list;
}

export function FilterChips({ results }: { results: Results }) {
  const { t } = useLingui();
  const chosen = useChosenFilters(results);
  if (chosen.length === 0) return null;
  return (
    <ul className="mt-3.5 flex items-center gap-2 overflow-x-auto [scrollbar-width:none]">
      {chosen.map(({ label, drop }) => (
        <li key={label}>
          <Link
            to={results.hrefWith(drop)}
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
          to={results.hrefWith(withoutFilters())}
          className="inline-flex min-h-11 items-center whitespace-nowrap px-2 text-[13.5px] font-semibold text-indigo-700 hover:underline"
        >
          <Trans>Clear all</Trans>
        </Link>
      </li>
    </ul>
  );
}
