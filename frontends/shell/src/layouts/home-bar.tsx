import { Link, deferred, paths } from '@haat/platform';
import { Logo } from '@haat/ui';

/** Without a network the logo alone is a way out. */
const HomeWays = deferred(() =>
  import(/* webpackChunkName: "home-ways" */ './home-ways').then(
    ({ HomeWays: Ways }) => ({ default: Ways }),
    () => ({ default: () => null }),
  ),
);

/** A dashboard that did not load has no header of the shell: these are the ways out of it. */
export const HomeBar = () => (
  <div className="flex h-16 items-center gap-2 border-b border-line bg-card px-4 lg:px-6">
    <Link to={paths.home}>
      <Logo />
    </Link>
    <HomeWays />
  </div>
);
