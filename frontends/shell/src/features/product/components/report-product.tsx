import { deferred, paths, useLocalName, type Product } from '@haat/platform';
import { Button, Dialog, PlainLink, Skeleton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Flag } from 'lucide-react';

const Report = deferred<{ slug: string }>(
  () => import(/* webpackChunkName: "report" */ './report'),
  <Skeleton className="h-72 rounded-lg" />,
);

/** The quiet button next to wishlist and share. */
export function ReportProduct({ product }: { product: Product }) {
  const { t } = useLingui();
  const name = useLocalName()(product);
  return (
    <>
      <Dialog
        title={<Trans>Report {name}</Trans>}
        description={t`Only our staff can see this. We never tell the seller who reported it.`}
        trigger={
          <Button variant="ghost" size="sm" className="h-11 px-2.5 noscript:hidden">
            <Flag aria-hidden />
            <Trans>Report</Trans>
          </Button>
        }
      >
        <Report slug={product.slug} />
      </Dialog>
      <PlainLink href={paths.plainForm('report-product', { slug: product.slug })}>
        <Trans>Report</Trans>
      </PlainLink>
    </>
  );
}
