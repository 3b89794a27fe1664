import { Link } from '@haat/platform';
import { cn } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { LayoutGrid, List } from 'lucide-react';
import type { Results } from './use-results';

export function ViewSwitch({ results }: { results: Results }) {
  const { t } = useLingui();
  const views = [
    { view: 'list', label: t`List view`, Icon: List },
    { view: 'grid', label: t`Grid view`, Icon: LayoutGrid },
  ] as const;
  return (
    <span className="hidden gap-1 lg:flex">
      {views.map(({ view, label, Icon }) => (
        <Link
          key={view}
          to={results.hrefWith({ view: view === 'grid' ? view : null })}
          aria-label={label}
          aria-current={results.filters.view === view ? 'true' : undefined}
          className={cn(
            'grid size-11 place-items-center rounded-md',
            results.filters.view === view
              ? 'border border-line-strong bg-card'
              : 'text-ink-500 hover:bg-sand',
          )}
        >
          <Icon className="size-5" aria-hidden />
        </Link>
      ))}
    </span>
  );
}
