import { Link, paths, useLocation } from '@haat/platform';
import { cn } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';

/** All of it, or one side's; the query goes along. */
export function HelpTabs() {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const tabs = [
    { to: paths.help, label: t`All` },
    { to: paths.buyerHelp, label: t`For buyers` },
    { to: paths.sellerHelp, label: t`For sellers` },
  ];
  const current = tabs.find(({ to }) => to === pathname)?.to ?? paths.help;
  return (
    <nav aria-label={t`Help for`} className="flex flex-wrap gap-2">
      {tabs.map(({ to, label }) => (
        <Link
          key={to}
          to={to + search}
          aria-current={to === current ? 'page' : undefined}
          className={cn(
            'inline-flex min-h-11 items-center rounded-full border border-line bg-card px-4 text-[14.5px] font-medium text-ink-700 hover:border-indigo-500',
            to === current && 'border-ink-900 bg-ink-900 text-white',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
