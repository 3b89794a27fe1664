import { Link, paths } from '@haat/platform';
import { Button, Card, EmptyState } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { withoutFilters } from '../directory-query';
import type { Directory } from '../hooks/use-directory';

/** No results: fewer filters, or a requirement to all suppliers. */
export const NoSuppliers = ({ directory }: { directory: Directory }) => (
  <Card className="mt-4 rounded-[20px]">
    <EmptyState
      mood="lost"
      title={<Trans>No suppliers found</Trans>}
      text={<Trans>Try other words or fewer filters, or let suppliers find you.</Trans>}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button asChild variant="soft">
            <Link to={directory.href({ ...withoutFilters(), q: null })}>
              <Trans>Clear all filters</Trans>
            </Link>
          </Button>
          <Button asChild variant="marigold">
            <Link to={paths.industries}>
              <Send aria-hidden />
              <Trans>Post requirement</Trans>
            </Link>
          </Button>
        </div>
      }
    />
  </Card>
);
