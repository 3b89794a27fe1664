import { Link } from '@haat/platform';
import { Button, EmptyState } from '@haat/ui';
import { Trans } from '@lingui/react/macro';

/** The filters let no row through; `to` is the list without them. */
export const NoMatch = ({ to }: { to: string }) => (
  <EmptyState
    title={<Trans>Nothing here</Trans>}
    text={<Trans>Try another view or another word.</Trans>}
    action={
      <Button asChild size="sm">
        <Link to={to}>
          <Trans>Show all</Trans>
        </Link>
      </Button>
    }
  />
);
