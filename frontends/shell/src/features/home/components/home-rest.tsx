import { useHomeQuery } from '@haat/api/home';
import { DistrictRails } from './district-rails';
import { LiveRequirements } from './live-requirements';
import { SellerBand } from './seller-band';
import { SupplierRail } from './supplier-rail';
import { TrendingRail } from './trending-rail';

/** Its code loads after that of the part above. */
export default function HomeRest() {
  const { data, isError } = useHomeQuery(undefined);
  return (
    <>
      <TrendingRail products={data?.featured_products} isFailed={isError} />
      <SupplierRail sellers={data?.featured_sellers} isFailed={isError} />
      {isError ? null : <DistrictRails rails={data?.rails} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 [--deferred-height:68rem] lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        <LiveRequirements requirements={data?.latest_requirements} isFailed={isError} />
        <SellerBand />
      </div>
    </>
  );
}
