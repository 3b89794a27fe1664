import { ProductCardSkeleton } from '@haat/ui';
import { RAIL, RAIL_CARD } from '../../../components/rail';

/** The shape of a rail on its way. */
export const RailSkeleton = ({ count }: { count: number }) => (
  <div className={`${RAIL} lg:grid-cols-5`}>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={RAIL_CARD}>
        <ProductCardSkeleton />
      </div>
    ))}
  </div>
);
