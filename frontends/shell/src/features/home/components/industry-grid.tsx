import { useHomeQuery, type Home } from '@haat/api/home';
import { Link, paths, useFormat, useLocalName } from '@haat/platform';
import { ProductPicture, SectionHeading, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ProductCount } from '../../../components/product-count';

const MAX_INDUSTRIES = 12;

export default function IndustryGrid() {
  const { data, isError } = useHomeQuery(undefined);
  const { number } = useFormat();
  const categories = data?.categories;
  if (isError || categories?.length === 0) return null;
  const total = number(categories?.length ?? 0);
  return (
    <section className="[--deferred-height:49rem]">
      <SectionHeading
        title={<Trans>Explore industries</Trans>}
        text={
          categories ? (
            <Trans>{total} industries, three levels deep</Trans>
          ) : (
            <Skeleton className="h-5 w-48" />
          )
        }
        more={{ to: paths.industries, label: <Trans>All industries</Trans> }}
      />
      <div className="grid grid-cols-3 gap-2.5 lg:grid-cols-6 lg:gap-4">
        {categories
          ? categories
              .slice(0, MAX_INDUSTRIES)
              .map((category) => <IndustryTile key={category.id} category={category} />)
          : Array.from({ length: MAX_INDUSTRIES }, (_, index) => (
              <Skeleton key={index} className="aspect-[.95] rounded-[20px]" />
            ))}
      </div>
    </section>
  );
}

type TileProps = { category: Home['categories'][number] };

export function IndustryTile({ category }: TileProps) {
  const localName = useLocalName();
  return (
    <Link
      to={paths.industry(category.slug)}
      className="group rounded-lg border border-line bg-card p-2 pb-3 transition hover:border-indigo-300 hover:shadow-e2 lg:rounded-[20px] lg:p-3.5 lg:pb-4"
    >
      <span className="block aspect-[1.25] overflow-hidden rounded-[14px] bg-sand">
        <ProductPicture
          image={category.image}
          alt=""
          className="transition-transform duration-500 group-hover:scale-104"
        />
      </span>
      <b className="mt-2 block text-[13px] font-semibold leading-snug lg:mt-3 lg:text-base">
        {localName(category)}
      </b>
      <ProductCount
        count={category.product_count}
        className="text-[11.5px] text-ink-500 lg:text-[12.5px]"
      />
    </Link>
  );
}
