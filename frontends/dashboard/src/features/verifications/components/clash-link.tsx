import type { Clash } from '@haat/api/admin-verifications';
import { Link, paths } from '@haat/platform';
import { Trans } from '@lingui/react/macro';

/** The other company; one that has only begun may have neither name nor page. */
export function ClashLink({ clash: { slug, company_name: name } }: { clash: Clash }) {
  const label = name ?? <Trans>No name yet</Trans>;
  if (!slug) return label;
  return (
    <Link to={paths.vendor(slug)} target="_blank" className="underline">
      {label}
    </Link>
  );
}
