import {
  companyName,
  pluralForm,
  useFormat,
  useLocalName,
  useLocale,
  type Product,
  valueOf,
} from '@haat/platform';
import { select } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** One line of the table: a value per product, "" where it has none. */
export type CompareRow = {
  key: string;
  label: string;
  values: string[];
  differs: boolean;
};

const rowOf = (key: string, label: string, values: string[]): CompareRow => ({
  key,
  label,
  values,
  differs: new Set(values.map((value) => value.trim().toLowerCase())).size > 1,
});

/** What is specified for any of them, in the order it is met. */
function useAttributeRows(products: Product[]): CompareRow[] {
  const localName = useLocalName();
  const isNepali = useLocale() === 'ne';
  const byKey = new Map(
    products
      .flatMap(({ attributes }) => attributes)
      .map((attribute) => [attribute.key, attribute]),
  );
  return [...byKey.values()].map((attribute) =>
    rowOf(
      `attr-${attribute.key}`,
      localName(attribute),
      products.map((product) => {
        const own = product.attributes.find(({ key }) => key === attribute.key);
        return own ? valueOf(own, isNepali) : '';
      }),
    ),
  );
}

export function useCompareRows(products: Product[]): CompareRow[] {
  const { t } = useLingui();
  const { money, number } = useFormat();
  const localName = useLocalName();
  const locale = useLocale();
  const isNepali = locale === 'ne';
  const attributeRows = useAttributeRows(products);
  const unitOf = ({ unit }: Product) => (isNepali && unit.name_ne) || unit.symbol;
  const row = (key: string, label: string, valueIn: (product: Product) => string) =>
    rowOf(key, label, products.map(valueIn));
  const inDays = (days: number) => {
    const shownDays = number(days);
    return t`${select(pluralForm(days), { one: `${shownDays} day`, other: `${shownDays} days` })}`;
  };
  const all = [
    row('price', t`Price`, (product) =>
      product.price === null
        ? t`Ask for price`
        : `${money(product.price)} / ${unitOf(product)}`,
    ),
    row('tiers', t`Price by quantity`, (product) =>
      product.price_tiers
        .map(({ min_qty, price }) => `${number(min_qty)}+: ${money(price)}`)
        .join('\n'),
    ),
    row(
      'moq',
      t`Minimum order`,
      (product) => `${number(product.moq)} ${unitOf(product)}`,
    ),
    row('lead', t`Lead time`, ({ lead_time_days }) =>
      lead_time_days ? inDays(lead_time_days) : '',
    ),
    row('category', t`Category`, ({ category }) => localName(category)),
    row('seller', t`Supplier`, ({ seller }) => companyName(seller, locale)),
    row('verified', t`Verified supplier`, ({ seller }) =>
      seller.is_seller_verified ? t`Yes` : t`No`,
    ),
    row(
      'district',
      t`Ships from`,
      ({ seller }) => ((isNepali && seller.district_ne) || seller.district) ?? '',
    ),
    ...attributeRows,
  ];
  return all.filter(({ values }) => values.some(Boolean));
}
