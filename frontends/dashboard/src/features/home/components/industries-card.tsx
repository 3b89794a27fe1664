import { Link, paths, useLocalName, useMainCategoriesQuery } from '@haat/platform';
import { Card, ProductPicture } from '@haat/ui';
import { Trans } from '@lingui/react/macro';

const MAX_INDUSTRIES = 6;

/** A way to look around for who does not know what to ask yet. */
export function IndustriesCard() {
  const localName = useLocalName();
  const { data: industries = [] } = useMainCategoriesQuery();
  if (industries.length === 0) return null;
  return (
    <Card className="p-4 lg:p-5">
      <div className="mb-3 flex items-center gap-3">
        <h2 className="text-lg leading-snug">
          <Trans>Or look around</Trans>
        </h2>
        <Link
          to={paths.industries}
          className="ml-auto inline-flex min-h-11 items-center text-[14px] font-semibold text-indigo-700 hover:underline"
        >
          <Trans>All industries</Trans>
        </Link>
      </div>
      <ul className="grid grid-cols-3 gap-3 md:grid-cols-6">
        {industries.slice(0, MAX_INDUSTRIES).map((industry) => (
          <li key={industry.id}>
            <Link
              to={paths.industry(industry.slug)}
              className="grid gap-2 text-[14px] font-semibold leading-snug hover:text-indigo-700"
            >
              <span className="block aspect-square overflow-hidden rounded-md bg-sand">
                <ProductPicture image={industry.image} alt="" />
              </span>
              {localName(industry)}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
