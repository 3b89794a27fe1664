import { Link, paths, useDocumentHead } from '@haat/platform';
import { Button, EmptyState } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { House } from 'lucide-react';

export function NotFoundPage() {
  useDocumentHead({ status: 404 }, 'missing');
  return (
    <EmptyState
      isPage
      mood="lost"
      className="py-20"
      title={<Trans>This page could not be found</Trans>}
      text={<Trans>The link may be old, or the product was removed.</Trans>}
      action={
        <Button asChild variant="soft">
          <Link to={paths.home}>
            <House aria-hidden />
            <Trans>Back to the home page</Trans>
          </Link>
        </Button>
      }
    />
  );
}
