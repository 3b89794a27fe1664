import { Link, paths } from '@haat/platform';
import { Button, EmptyState } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { FileSpreadsheet, Plus, Search } from 'lucide-react';
import { NoMatch } from '../../../../components/lists/no-match';

/** No products: three ways to the first one; or none that the filters let through. */
export function Nothing({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <NoMatch to={paths.sellerProducts} />;
  return (
    <EmptyState
      title={<Trans>No products yet</Trans>}
      text={
        <Trans>
          Add a price and unit, and buyers can find your product within a minute.
        </Trans>
      }
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button asChild>
            <Link to={paths.sellerNewProduct}>
              <Plus aria-hidden />
              <Trans>Add product</Trans>
            </Link>
          </Button>
          <Button asChild variant="outline">
            <Link to={paths.sellerBulk}>
              <FileSpreadsheet aria-hidden />
              <Trans>From Excel</Trans>
            </Link>
          </Button>
          <Button asChild variant="outline">
            <Link to={paths.search()}>
              <Search aria-hidden />
              <Trans>See examples</Trans>
            </Link>
          </Button>
        </div>
      }
    />
  );
}
