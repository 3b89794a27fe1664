import { Link, paths } from '@haat/platform';
import { Button, Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { FileSpreadsheet, Plus } from 'lucide-react';
import { useProductQuotaQuery } from '../../../api/own-products';

/** A seller without enquiries: the first product, then what brings buyers. */
export function NewSeller() {
  const { data } = useProductQuotaQuery();
  const hasProducts = (data?.used ?? 0) > 0;
  return (
    <Card className="relative overflow-hidden p-6 pt-8">
      <span className="haat-dhaka absolute inset-x-0 top-0 h-2" aria-hidden />
      <h2 className="text-xl leading-snug">
        {hasProducts ? (
          <Trans>Get your first enquiry</Trans>
        ) : (
          <Trans>Add your first product</Trans>
        )}
      </h2>
      <p className="mt-1 max-w-prose text-ink-700">
        {hasProducts ? (
          <Trans>
            Buyers find you through your products. Add more, and share your page with your
            customers.
          </Trans>
        ) : (
          <Trans>
            Buyers find you through your products. A name, a picture and a price are
            enough to begin.
          </Trans>
        )}
      </p>
      <p className="mt-4 flex flex-wrap gap-2">
        <Button asChild>
          <Link to={paths.sellerNewProduct}>
            <Plus aria-hidden />
            <Trans>Add product</Trans>
          </Link>
        </Button>
        <Button asChild variant="ghost">
          <Link to={paths.sellerBulk}>
            <FileSpreadsheet aria-hidden />
            <Trans>I have a list in Excel</Trans>
          </Link>
        </Button>
      </p>
    </Card>
  );
}
