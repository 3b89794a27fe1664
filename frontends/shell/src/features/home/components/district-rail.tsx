import type { DistrictRail as Rail } from '@haat/api/home';
import { Link, paths, useLocale } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { ProductRail } from './product-rail';

const MAX_PRODUCTS = 5;

/** What one district sells, and the way to all of it. */
export function DistrictRail({ rail }: { rail: Rail }) {
  const isNepali = useLocale() === 'ne';
  const { district_id, district, district_ne, products } = rail;
  const name = (isNepali && district_ne) || district;
  return (
    <div>
      <div className="mb-1.5 flex flex-wrap items-center gap-x-4">
        <h3 className="text-[17px]">{name}</h3>
        <Link
          to={`${paths.search()}?${new URLSearchParams({ district: String(district_id) })}`}
          className="inline-flex min-h-11 items-center gap-1.5 text-[14px] font-semibold text-indigo-700 hover:underline"
        >
          <Trans>All from {name}</Trans>
          <ArrowRight className="size-4" aria-hidden />
        </Link>
      </div>
      <ProductRail products={products.slice(0, MAX_PRODUCTS)} />
    </div>
  );
}
