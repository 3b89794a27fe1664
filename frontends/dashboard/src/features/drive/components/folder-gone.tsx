import { paths } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { NotFoundState } from '../../../components/not-found-state';

/** An address of a folder that was deleted, or belongs to somebody else. */
export const FolderGone = () => (
  <NotFoundState
    title={<Trans>This folder is no longer here</Trans>}
    to={paths.sellerDrive}
    linkText={<Trans>My Drive</Trans>}
  />
);
