import { Link, paths, useSession } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { ArrowLeftRight } from 'lucide-react';
import type { Dashboard } from './dashboards';

/** The other side of who buys and sells; on phones. */
export function AreaLinks({
  dashboard,
  className,
}: {
  dashboard: Dashboard;
  className: string;
}) {
  const { isSeller } = useSession();
  if (!isSeller || dashboard.name === 'admin') return null;
  const isSelling = dashboard.name === 'seller';
  return (
    <Link to={isSelling ? paths.buyer : paths.seller} className={className}>
      <ArrowLeftRight aria-hidden />
      {isSelling ? <Trans>Switch to buying</Trans> : <Trans>Switch to selling</Trans>}
    </Link>
  );
}
