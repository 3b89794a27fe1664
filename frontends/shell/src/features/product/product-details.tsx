import {
  useLocalName,
  useLocale,
  type Product,
  type SellerProfile,
} from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import { AboutSupplier } from './about-supplier';
import { AskCard } from './ask-card';
import { attributesOf, valueOf } from './attributes';
import { DetailTable } from './detail-table';
import { SectionNav } from './section-nav';
import { SUPPLY_KEYS, useSupply } from './use-supply';

export type ProductDetailsProps = {
  product: Product;
  profile: SellerProfile | undefined;
  /** What is asked for. */
  quantity: number;
};

/** Text, specifications, supply and seller beside the form; a part without content is left out. */
export default function ProductDetails(props: ProductDetailsProps) {
  const { product, profile, quantity } = props;
  const { t } = useLingui();
  const isNepali = useLocale() === 'ne';
  const localName = useLocalName();
  const supply = useSupply(product);
  const text = (isNepali && product.description_ne) || product.description;
  const specified = attributesOf(product)
    .filter(({ key }) => !SUPPLY_KEYS.includes(key))
    .map((attribute) => ({
      key: attribute.key,
      label: localName(attribute),
      value: valueOf(attribute, isNepali),
    }));
  const sections = [
    {
      id: 'details',
      label: t`Details`,
      title: <Trans>About this product</Trans>,
      content: text ? (
        <p className="max-w-prose whitespace-pre-line text-ink-700">{text}</p>
      ) : null,
    },
    {
      id: 'specifications',
      label: t`Specifications`,
      content: specified.length > 0 ? <DetailTable details={specified} /> : null,
    },
    {
      id: 'supply',
      label: t`Packing & supply`,
      content: supply.length > 0 ? <DetailTable details={supply} /> : null,
    },
    {
      id: 'supplier',
      label: t`About the supplier`,
      content: <AboutSupplier product={product} profile={profile} />,
    },
  ].filter(({ content }) => content !== null);
  return (
    <div className="mt-10">
      <SectionNav sections={sections} />
      <div className="mt-7 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_420px]">
        <div className="grid gap-8">
          {sections.map(({ id, label, title, content }) => (
            <section
              key={id}
              id={id}
              aria-labelledby={`${id}-title`}
              className="scroll-mt-36"
            >
              <h2 id={`${id}-title`} className="mb-3 text-xl">
                {title ?? label}
              </h2>
              {content}
            </section>
          ))}
        </div>
        <AskCard product={product} profile={profile} quantity={quantity} />
      </div>
    </div>
  );
}
