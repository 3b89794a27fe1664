import { Link, paths } from '@haat/platform';
import { Button, EmptyState } from '@haat/ui';
import { Trans } from '@lingui/react/macro';

/** An old address of a folder that was deleted, or never was one's own. */
export const FolderGone = () => (
  <EmptyState
    mood="lost"
    title={<Trans>This folder is no longer here</Trans>}
    action={
      <Button asChild>
        <Link to={paths.sellerDrive}>
          <Trans>My Drive</Trans>
        </Link>
      </Button>
    }
  />
);
