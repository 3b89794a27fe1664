import { Link, paths, useSession } from '@haat/platform';
import { cn } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { DASHBOARDS, type Dashboard } from './dashboards';

const SIDES = [
  { dashboard: DASHBOARDS.buyer, to: paths.buyer },
  { dashboard: DASHBOARDS.seller, to: paths.seller },
];

/** Buying or selling, for who does both. */
export function AreaSwitch({
  dashboard,
  className,
}: {
  dashboard: Dashboard;
  className?: string;
}) {
  const { t, i18n } = useLingui();
  const { isSeller } = useSession();
  if (!isSeller) return null;
  return (
    <nav
      aria-label={t`Buying or selling`}
      className={cn(
        'mb-3 grid shrink-0 grid-cols-2 gap-1 rounded-md border border-white/12 bg-white/6 p-1 lg:max-[1180px]:grid-cols-1 lg:max-[1180px]:p-0.5',
        className,
      )}
    >
      {SIDES.map((side) => (
        <Link
          key={side.to}
          to={side.to}
          aria-current={side.dashboard === dashboard ? 'true' : undefined}
          className="grid min-h-9 min-w-0 place-items-center rounded-[9px] px-1 text-center text-[13px] font-semibold text-on-bar hover:bg-white/8 aria-[current]:bg-white aria-[current]:text-on-bright lg:max-[1180px]:px-0 lg:max-[1180px]:text-[10.5px]"
        >
          {i18n._(side.dashboard.role)}
        </Link>
      ))}
    </nav>
  );
}
