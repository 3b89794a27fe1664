import {
  useFormat,
  useLocalName,
  useLocale,
  type Product,
  type SellerProfile,
  valueOf,
} from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import { AboutSupplier } from './about-supplier';
import { EnquiryCard } from './enquiry-card';
import { DetailTable } from './detail-table';
import { Questions } from '../questions/components/questions';
import { QUESTIONS_ID } from '../questions/hooks/use-go-to-questions';
import { IN_FIRST_SCREEN } from './product-facts';
import { SectionNav } from './section-nav';
import { SUPPLY_KEYS, useSupply } from '../hooks/use-supply';

type ProductInfo = { product: Product; profile: SellerProfile | undefined };
export type ProductDetailsProps = ProductInfo & {
  /** The quantity of the enquiry. */
  quantity: number;
};

/** Text, specifications, supply, questions and seller; a part without content is left out. */
function useSections({ product, profile }: ProductInfo) {
  const { t } = useLingui();
  const { number } = useFormat();
  const isNepali = useLocale() === 'ne';
  const localName = useLocalName();
  // The others are at the top of the page.
  const supply = useSupply(product).filter(({ key }) => !IN_FIRST_SCREEN.includes(key));
  const asked = number(product.questions.total);
  const text = (isNepali && product.description_ne) || product.description;
  const specified = product.attributes
    .filter(({ key }) => !SUPPLY_KEYS.includes(key))
    .map((attribute) => ({
      key: attribute.key,
      label: localName(attribute),
      value: valueOf(attribute, isNepali),
    }));
  return [
    {
      id: 'details',
      label: t`Details`,
      title: <Trans>About this product</Trans>,
      content: text ? (
        <p className="deferred-text max-w-prose whitespace-pre-line text-ink-700">
          {text}
        </p>
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
      id: QUESTIONS_ID,
      label: product.questions.total > 0 ? t`Questions (${asked})` : t`Questions`,
      content: <Questions product={product} />,
    },
    {
      id: 'supplier',
      label: t`About the supplier`,
      content: <AboutSupplier product={product} profile={profile} />,
    },
  ].filter(({ content }) => content !== null);
}

const Nav = (info: ProductInfo) => <SectionNav sections={useSections(info)} />;

const Sections = (info: ProductInfo) => (
  <div className="grid gap-8">
    {useSections(info).map(({ id, label, title, content }) => (
      <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-16">
        <h2 id={`${id}-title`} className="mb-3 text-xl">
          {title ?? label}
        </h2>
        {content}
      </section>
    ))}
  </div>
);

/** What there is to read, next to the form. */
export default function ProductDetails({ quantity, ...info }: ProductDetailsProps) {
  return (
    <div className="mt-10">
      <Nav {...info} />
      <div className="mt-7 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_420px]">
        <Sections {...info} />
        <EnquiryCard {...info} quantity={quantity} />
      </div>
    </div>
  );
}
