import { useHomeQuery } from '@haat/platform';
import { DistrictRails } from './district-rails';
import type { FeaturedSeller, LatestRequirement } from './home-types';
import { LiveRequirements } from './live-requirements';
import { SellerBand } from './seller-band';
import { SupplierRail } from './supplier-rail';
import { TrendingRail } from './trending-rail';

/** Its code comes after that of the part above. */
export default function HomeRest() {
  const { data, isError } = useHomeQuery();
  const sellers = data?.featured_sellers as FeaturedSeller[] | undefined;
  const requirements = data?.latest_requirements as LatestRequirement[] | undefined;
  return (
    <>
      <TrendingRail products={data?.featured_products} isFailed={isError} />
      <SupplierRail sellers={sellers} isFailed={isError} />
      {isError ? null : <DistrictRails rails={data?.rails} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 [--late-height:68rem] lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        <LiveRequirements requirements={requirements} isFailed={isError} />
        <SellerBand />
      </div>
    </>
  );
}
