import { useHomeQuery, type DistrictRail as Rail } from '@haat/api/home';
import { SectionHeading } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { DistrictChoice } from './district-choice';
import { DistrictRail } from './district-rail';
import { RailSkeleton } from './rail-skeleton';
import { useOwnDistrict } from '../hooks/use-own-district';

const MAX_PRODUCTS = 5;

/** Products near the visitor: of the chosen district, else of the districts with the largest number of verified companies. */
export function DistrictRails({ rails }: { rails: Rail[] | undefined }) {
  const [district, choose] = useOwnDistrict();
  const own = useHomeQuery(district, { skip: district === 0 });
  const visible = district === 0 ? rails : own.currentData?.rails;
  const isFailed = district !== 0 && own.isError;
  if (!district && rails?.length === 0) return null;
  return (
    <section className="[--deferred-height:104rem]">
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <SectionHeading
          title={
            district ? (
              <Trans>Made and sold near you</Trans>
            ) : (
              <Trans>Made and sold across Nepal</Trans>
            )
          }
          text={<Trans>Products by district</Trans>}
        />
        <DistrictChoice district={district} onChoose={choose} />
      </div>
      {visible ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {visible.map((rail) => (
            <DistrictRail key={rail.district_id} rail={rail} />
          ))}
        </div>
      ) : isFailed ? null : (
        <RailSkeleton count={MAX_PRODUCTS} />
      )}
      {district && (isFailed || visible?.length === 0) ? (
        <p
          role="status"
          className="rounded-lg bg-sand px-5 py-6 text-center text-ink-700"
        >
          {isFailed ? (
            <Trans>Couldn’t load products from this district.</Trans>
          ) : (
            <Trans>No products from this district yet.</Trans>
          )}
        </p>
      ) : null}
    </section>
  );
}
