import { useLocalName, useLocale, type Product } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { attributesOf, valueOf } from './attributes';

/** Specifications and text; a part without content is left out. */
export function ProductDetails({ product }: { product: Product }) {
  const isNepali = useLocale() === 'ne';
  const localName = useLocalName();
  const attributes = attributesOf(product);
  const text = (isNepali && product.description_ne) || product.description;
  return (
    <div className="grid gap-7">
      {attributes.length > 0 ? (
        <section>
          <h2 className="mb-3 text-xl">
            <Trans>Specifications</Trans>
          </h2>
          <dl className="grid overflow-hidden rounded-[18px] border border-line bg-card lg:grid-cols-2">
            {attributes.map((attribute) => (
              <div
                key={attribute.key}
                className="-mb-px grid grid-cols-[128px_1fr] gap-2 border-b border-line px-4 py-3 text-[14.5px] lg:grid-cols-[150px_1fr] lg:odd:border-r"
              >
                <dt className="min-w-0 break-words text-ink-500">
                  {localName(attribute)}
                </dt>
                <dd className="min-w-0 break-words font-semibold">
                  {valueOf(attribute, isNepali)}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      {text ? (
        <section>
          <h2 className="mb-3 text-xl">
            <Trans>About this product</Trans>
          </h2>
          <p className="max-w-prose whitespace-pre-line text-ink-700">{text}</p>
        </section>
      ) : null}
    </div>
  );
}
