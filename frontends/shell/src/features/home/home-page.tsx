import { useHomeQuery } from '@haat/platform';
import { Container } from '@haat/ui';
import { DistrictRails } from './district-rails';
import { Hero } from './hero';
import type { FeaturedSeller, LatestRequirement } from './home-types';
import { IndustryGrid } from './industry-grid';
import { LiveRequirements } from './live-requirements';
import { SellerBand } from './seller-band';
import { SupplierRail } from './supplier-rail';
import { TrendingRail } from './trending-rail';
import { TrustStrip } from './trust-strip';

/** A rail without data is left out; one on its way shows its shape (design 2). */
export default function HomePage() {
  const { data, isError } = useHomeQuery();
  const sellers = data?.featured_sellers as FeaturedSeller[] | undefined;
  const requirements = data?.latest_requirements as LatestRequirement[] | undefined;
  return (
    <>
      <Hero home={data} />
      <TrustStrip />
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-10 pt-10 lg:gap-13 lg:pt-13">
        <IndustryGrid categories={data?.categories} isFailed={isError} />
        <TrendingRail products={data?.featured_products} isFailed={isError} />
        <SupplierRail sellers={sellers} isFailed={isError} />
        {isError ? null : <DistrictRails rails={data?.rails} />}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
          <LiveRequirements requirements={requirements} isFailed={isError} />
          <SellerBand />
        </div>
      </Container>
    </>
  );
}
