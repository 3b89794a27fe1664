import type { Clash } from '@haat/api/admin-verifications';
import { Link, paths } from '@haat/platform';
import { Trans } from '@lingui/react/macro';

/** Link to the other company, which may have no name yet. */
export const ClashLink = ({ clash: { id, company_name: name } }: { clash: Clash }) => (
  <Link to={paths.adminSeller(id)} className="underline">
    {name ?? <Trans>No name yet</Trans>}
  </Link>
);
