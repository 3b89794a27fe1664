import { Link, paths, useSession } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { ArrowLeftRight } from 'lucide-react';
import type { Desk } from './desks';

/** The other side of who buys and sells; on phones. */
export function AreaLinks({ desk, className }: { desk: Desk; className: string }) {
  const { isSeller } = useSession();
  if (!isSeller || desk.name === 'admin') return null;
  const isSelling = desk.name === 'seller';
  return (
    <Link to={isSelling ? paths.buyer : paths.seller} className={className}>
      <ArrowLeftRight aria-hidden />
      {isSelling ? <Trans>Switch to buying</Trans> : <Trans>Switch to selling</Trans>}
    </Link>
  );
}
