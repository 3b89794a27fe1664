import { Link, paths, useDocumentHead, useLocale } from '@haat/platform';
import { Button, EmptyState } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Store } from 'lucide-react';
import { unavailableHead } from '../../components/shop-head';
import { HomeButton } from '../../components/home-button';

/** A company that is suspended or closed: the page does not reveal which. */
export function Unavailable() {
  useDocumentHead(unavailableHead(useLocale()), 'missing');
  return (
    <EmptyState
      mood="locked"
      heading="h1"
      className="py-20"
      title={<Trans>This shop is not available</Trans>}
      text={<Trans>This shop has been closed or removed.</Trans>}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button asChild>
            <Link to={paths.suppliers}>
              <Store aria-hidden />
              <Trans>Find other suppliers</Trans>
            </Link>
          </Button>
          <HomeButton />
        </div>
      }
    />
  );
}
