import type { FeaturedSeller } from '@haat/api/home';
import { paths } from '@haat/platform';
import { SectionHeading, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ReachableSupplier } from '../../../components/supplier/reachable-supplier';
import { RAIL, RAIL_WIDE } from '../../../components/rail';

const MAX_SUPPLIERS = 3;
type Props = { sellers: FeaturedSeller[] | undefined; isFailed: boolean };

const cardOf = (seller: FeaturedSeller) => ({
  ...seller,
  images: seller.products.flatMap(({ image }) => (image ? [image] : [])),
});

/** "Fast" only for companies whose answers were counted. */
function Heading({ sellers = [] }: { sellers?: FeaturedSeller[] }) {
  const isCounted = sellers.every(({ response_time_hours: hours }) => hours !== null);
  return (
    <SectionHeading
      title={
        isCounted ? (
          <Trans>Fast-responding suppliers</Trans>
        ) : (
          <Trans>Verified suppliers</Trans>
        )
      }
      text={<Trans>Verified suppliers with fast replies</Trans>}
      more={{ to: paths.suppliers, label: <Trans>All suppliers</Trans> }}
    />
  );
}

export function SupplierRail({ sellers, isFailed }: Props) {
  if (isFailed || sellers?.length === 0) return null;
  return (
    <section className="[--deferred-height:32rem]">
      <Heading sellers={sellers?.slice(0, MAX_SUPPLIERS)} />
      <div className={`${RAIL} lg:grid-cols-3`}>
        {sellers
          ? sellers.slice(0, MAX_SUPPLIERS).map((seller) => (
              <div key={seller.slug} className={RAIL_WIDE}>
                <ReachableSupplier supplier={cardOf(seller)} />
              </div>
            ))
          : Array.from({ length: MAX_SUPPLIERS }, (_, index) => (
              <Skeleton key={index} className={`${RAIL_WIDE} h-[392px] rounded-lg`} />
            ))}
      </div>
    </section>
  );
}
