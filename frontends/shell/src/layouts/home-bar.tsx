import { Link, paths, useSession } from '@haat/platform';
import { Logo } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleQuestionMark, House, Search } from 'lucide-react';
import type { ReactNode } from 'react';

/** A dashboard that did not load has no header of the shell: these are the ways out of it. */
export function HomeBar() {
  const { t } = useLingui();
  const { isAuth, homePath } = useSession();
  return (
    <div className="flex h-16 items-center gap-2 border-b border-line bg-card px-4 lg:px-6">
      <Link to={paths.home}>
        <Logo />
      </Link>
      <nav aria-label={t`Main navigation`} className="ml-auto flex">
        <Way to={paths.search()} icon={<Search aria-hidden />}>
          <Trans>All products</Trans>
        </Way>
        {isAuth ? (
          <Way to={homePath} icon={<House aria-hidden />}>
            <Trans>Dashboard</Trans>
          </Way>
        ) : null}
        <Way to={paths.help} icon={<CircleQuestionMark aria-hidden />}>
          <Trans>Help</Trans>
        </Way>
      </nav>
    </div>
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
