import { paths } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { Lost } from '../../desk/lost';

/** An old address of a folder that was deleted, or never was one's own. */
export const FolderGone = () => (
  <Lost
    title={<Trans>This folder is no longer here</Trans>}
    to={paths.sellerDrive}
    way={<Trans>My Drive</Trans>}
  />
);
