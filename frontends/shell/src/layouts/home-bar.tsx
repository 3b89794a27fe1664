import { Link, paths } from '@haat/platform';
import { Logo } from '@haat/ui';

/** A dashboard that did not load has no header of the shell: this is the way home. */
export const HomeBar = () => (
  <div className="flex h-16 items-center border-b border-line bg-card px-4 lg:px-6">
    <Link to={paths.home}>
      <Logo />
    </Link>
  </div>
);
