import type { ListedProduct } from '@haat/api/search';
import { useLocalName, useLocale, valueOf } from '@haat/platform';

/** The product's first specifications, none of them cut; without any, its category. */
export function RowSpecs({ product }: { product: ListedProduct }) {
  const isNepali = useLocale() === 'ne';
  const localName = useLocalName();
  const { attributes } = product;
  if (attributes.length === 0)
    return (
      <p className="mt-2 hidden text-[13.5px] text-ink-500 @[520px]:block">
        {localName(product.category)}
      </p>
    );
  return (
    <dl className="mt-2.5 hidden grid-cols-[repeat(auto-fit,minmax(7rem,max-content))] gap-x-5 gap-y-1.5 text-[13.5px] @[400px]:grid">
      {attributes.map((attribute) => {
        const value = valueOf(attribute, isNepali);
        const label = localName(attribute);
        return (
          <div
            key={attribute.key}
            className="min-w-0 [&:nth-child(n+4)]:hidden @[520px]:[&:nth-child(n+4)]:block"
          >
            <dt className="leading-snug text-ink-500">{label}</dt>
            <dd className="font-medium leading-snug text-ink-900 [overflow-wrap:anywhere]">
              {value}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
