import { Link, paths } from '@haat/platform';
import { Button, EmptyState } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { House } from 'lucide-react';

/** Drawn rather than thrown: the edge renders it too, with a real 404. */
export const NotFound = () => (
  <EmptyState
    mood="lost"
    className="py-20"
    title={<Trans>This page could not be found</Trans>}
    text={<Trans>The link may be old, or the firm has closed its shop here.</Trans>}
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
