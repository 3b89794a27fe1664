import { paths } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { NotFoundState } from '../../../components/not-found-state';

/** An old address of a folder that was deleted, or never was one's own. */
export const FolderGone = () => (
  <NotFoundState
    title={<Trans>This folder is no longer here</Trans>}
    to={paths.sellerDrive}
    linkText={<Trans>My Drive</Trans>}
  />
);
