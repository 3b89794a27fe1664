import { Link, paths, useDocumentHead } from '@haat/platform';
import { Button, EmptyState } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { House, Search } from 'lucide-react';

export function NotFoundPage() {
  useDocumentHead({ status: 404 }, 'missing');
  return (
    <EmptyState
      mood="lost"
      heading="h1"
      className="py-20"
      title={<Trans>This page could not be found</Trans>}
      text={<Trans>The link may be old, or the page was removed.</Trans>}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button asChild>
            <Link to={paths.search()}>
              <Search aria-hidden />
              <Trans>All products</Trans>
            </Link>
          </Button>
          <Button asChild variant="soft">
            <Link to={paths.home}>
              <House aria-hidden />
              <Trans>Back to the home page</Trans>
            </Link>
          </Button>
        </div>
      }
    />
  );
}
