import type { ListedProduct } from '@haat/api/search';
import { useLocalName, useLocale } from '@haat/platform';
import { valueOf } from '../product/attribute-value';

/** The product's first specifications; without any, its category. */
export function RowSpecs({ product }: { product: ListedProduct }) {
  const isNepali = useLocale() === 'ne';
  const localName = useLocalName();
  const { attributes } = product;
  if (attributes.length === 0)
    return (
      <p className="mt-2 hidden text-[13.5px] text-ink-500 lg:block">
        {localName(product.category)}
      </p>
    );
  return (
    <dl className="mt-2.5 hidden grid-cols-[auto_minmax(0,1fr)_auto_minmax(0,1fr)] gap-x-2.5 gap-y-1 text-[13.5px] lg:grid">
      {attributes.map((attribute) => {
        const value = valueOf(attribute, isNepali);
        const label = localName(attribute);
        return (
          <div key={attribute.key} className="contents">
            <dt className="max-w-40 truncate text-ink-500" title={label}>
              {label}
            </dt>
            <dd className="mr-3 truncate font-medium text-ink-900" title={value}>
              {value}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
