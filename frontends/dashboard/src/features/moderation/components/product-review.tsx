import type { ModeratedDetail } from '@haat/api/admin-products';
import { Link, paths, useLocalName, useTitleSubject } from '@haat/platform';
import { StatusChip } from '@haat/ui';
import { BackToQueue } from '../../../components/review/back-to-queue';
import { useSellerName } from '../../../hooks/use-seller-name';
import { ProductFacts } from './product-facts';
import { ProductHistory } from './product-history';
import { ProductDecision } from './product-decision';
import { ReportsCard } from './reports-card';

type Props = { product: ModeratedDetail; onRefresh: () => void };

export function ProductReview({ product, onRefresh }: Props) {
  const localName = useLocalName();
  const { nameOf } = useSellerName();
  useTitleSubject(localName(product));
  return (
    <>
      <BackToQueue to={paths.adminProducts} />
      <h1 className="text-xl leading-snug [overflow-wrap:anywhere]">
        {localName(product)}
      </h1>
      <p className="mb-4 mt-1 flex flex-wrap items-center gap-2 text-ink-700">
        <StatusChip status={product.status} label={product.status_label} />
        <Link
          to={paths.vendor(product.seller.slug)}
          target="_blank"
          className="inline-flex min-h-11 items-center font-semibold text-indigo-700 underline"
        >
          {nameOf(product.seller)}
        </Link>
      </p>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <ProductFacts product={product} />
        <div className="grid gap-5 max-lg:contents">
          <div className="grid gap-5 empty:hidden max-lg:order-first">
            <ProductDecision product={product} onRefresh={onRefresh} />
            <ReportsCard reports={product.reports} />
          </div>
          <ProductHistory history={product.history} />
        </div>
      </div>
    </>
  );
}
