import { Link } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { Button } from '../controls/button';
import { Card } from '../layout/card';
import { EmptyState } from '../states/empty-state';
import type { FilteredResults } from './filtered-results';

/** The address names a page that these results do not have (any more). */
export const PastLastPage = ({ results }: { results: FilteredResults }) => (
  <Card className="mt-4 rounded-[20px] pb-7">
    <EmptyState
      mood="lost"
      title={<Trans>These results have fewer pages.</Trans>}
      action={
        <Button asChild variant="soft">
          <Link to={results.hrefWith({ page: null })}>
            <Trans>Go to page 1</Trans>
          </Link>
        </Button>
      }
    />
  </Card>
);
