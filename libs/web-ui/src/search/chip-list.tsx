import { Link } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { onPlainClick } from './on-plain-click';

/** `href`: the address without this filter; `drop` removes it from the page's address at that time. */
export type FilterChip = { label: string; href: string; drop: () => void };
type Props = { chips: FilterChip[]; clearHref: string };

/** The chosen filters, each a link that removes it. */
export function ChipList({ chips, clearHref }: Props) {
  const { t } = useLingui();
  if (chips.length === 0) return null;
  return (
    <ul
      aria-label={t`Active filters`}
      className="mt-3.5 flex items-center gap-2 overflow-x-auto [scrollbar-width:none]"
    >
      {chips.map(({ label, href, drop }) => (
        <li key={href}>
          <Link
            to={href}
            onClick={onPlainClick(drop)}
            aria-label={t`Remove filter ${label}`}
            className="inline-flex h-11 items-center gap-1.5 whitespace-nowrap rounded-full bg-inverse px-3.5 text-[13.5px] font-medium text-on-inverse hover:bg-inverse-strong lg:h-[34px]"
          >
            {label}
            <X className="size-3.5" aria-hidden />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={clearHref}
          className="inline-flex min-h-11 items-center whitespace-nowrap px-2 text-[13.5px] font-semibold text-indigo-700 hover:underline"
        >
          <Trans>Clear all</Trans>
        </Link>
      </li>
    </ul>
  );
}
