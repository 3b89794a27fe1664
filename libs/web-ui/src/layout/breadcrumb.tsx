import { Link } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';

type Crumb = { label: string; to?: string };

export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Breadcrumb`}>
      <ol className="flex flex-wrap items-center gap-1.5 text-[14px] text-ink-500">
        {crumbs.map(({ label, to }, index) => (
          <li key={`${index}-${label}`} className="flex items-center gap-1.5">
            {index > 0 ? <ChevronRight className="size-3.5" aria-hidden /> : null}
            {to ? (
              <Link to={to} className="hover:text-indigo-700 hover:underline">
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="font-semibold text-ink-900">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
