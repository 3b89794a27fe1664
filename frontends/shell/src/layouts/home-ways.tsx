import { Link, paths, useSession } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleQuestionMark, LayoutDashboard, Search } from 'lucide-react';
import type { ReactNode } from 'react';

/** To the products, to the own home, to help. */
export function HomeWays() {
  const { t } = useLingui();
  const { isAuth, homePath } = useSession();
  return (
    <nav aria-label={t`Main navigation`} className="ml-auto flex">
      <Way to={paths.search()} icon={<Search aria-hidden />}>
        <Trans>All products</Trans>
      </Way>
      {isAuth ? (
        <Way to={homePath} icon={<LayoutDashboard aria-hidden />}>
          <Trans>Dashboard</Trans>
        </Way>
      ) : null}
      <Way to={paths.help} icon={<CircleQuestionMark aria-hidden />}>
        <Trans>Help</Trans>
      </Way>
    </nav>
  );
}

type WayProps = { to: string; icon: ReactNode; children: ReactNode };

const Way = ({ to, icon, children }: WayProps) => (
  <Link
    to={to}
    className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-2.5 text-[14px] font-semibold text-ink-700 hover:bg-sand [&_svg]:size-5"
  >
    {icon}
    <span className="max-sm:sr-only">{children}</span>
  </Link>
);
