import { companyName, deferred, paths, useLocale } from '@haat/platform';
import { Dialog, PlainLink, Skeleton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Flag } from 'lucide-react';
import { type Shop } from '../../../hooks/use-shop';

const SellerReport = deferred<{ slug: string }>(
  () => import(/* webpackChunkName: "report" */ './seller-report'),
  <Skeleton className="h-72 rounded-lg" />,
);

/** The quiet button at the end of every page of a shop. */
export default function ReportDialog({ shop }: { shop: Shop }) {
  const { t } = useLingui();
  const name = companyName(shop, useLocale());
  return (
    <>
      <Dialog
        title={<Trans>Report {name}</Trans>}
        description={t`Only our staff can see this. We never tell the seller who reported it.`}
        trigger={
          <button
            type="button"
            className="inline-flex min-h-11 items-center gap-2 text-sm font-medium opacity-90 hover:underline hover:opacity-100 noscript:hidden"
          >
            <Flag className="size-4" aria-hidden />
            <Trans>Report this seller</Trans>
          </button>
        }
      >
        <SellerReport slug={shop.slug} />
      </Dialog>
      <PlainLink href={paths.plainForm('report-seller', { slug: shop.slug })}>
        <Trans>Report this seller</Trans>
      </PlainLink>
    </>
  );
}
