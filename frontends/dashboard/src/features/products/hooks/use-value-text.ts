import { useUnitName } from '@haat/enquiry';
import { numeral, useFormat, useLocalName } from '@haat/platform';
import { useVideoName } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { useProductRangesQuery } from '../../../api/product-ranges';
import type { ProductField, TypedProduct } from '../product-schema';
import { useCategoryTree } from './use-category-tree';

/** A field's name and its value, as a person reads them. */
export function useValueText() {
  const { t } = useLingui();
  const { number } = useFormat();
  const localName = useLocalName();
  const unitName = useUnitName();
  const videoName = useVideoName();
  const { wayTo } = useCategoryTree();
  const { data: ranges } = useProductRangesQuery();
  const names: Record<ProductField, string> = {
    name: t`Name`,
    name_ne: t`Name in Nepali`,
    category_id: t`Category`,
    price: t`Price, NPR`,
    price_on_request: t`Price on request`,
    unit_id: t`Unit`,
    moq: t`Minimum order`,
    price_tiers: t`Quantity discounts`,
    lead_time_days: t`Lead time (days)`,
    specs: t`Specifications`,
    image_ids: t`Pictures`,
    video_id: t`Video`,
    description: t`Description`,
    description_ne: t`Description in Nepali`,
    keywords: t`Search words`,
    product_range_id: t`Product range of your shop`,
    sku: t`SKU`,
  };
  const texts: Partial<Record<ProductField, (values: TypedProduct) => string>> = {
    category_id: (values) => localName(wayTo(values.category_id).at(-1)),
    price_on_request: (values) => (values.price_on_request ? t`Yes` : t`No`),
    unit_id: (values) => unitName(values.unit_id),
    price_tiers: (values) =>
      values.price_tiers
        .map((one) => `${number(numeral(one.min_qty))}: ${number(numeral(one.price))}`)
        .join(' · '),
    specs: (values) =>
      values.specs.map(({ key, value }) => `${key}: ${value}`).join(' · '),
    image_ids: (values) => number(values.image_ids.length),
    video_id: ({ video_id: video }) => (video ? videoName(video.seconds) : ''),
    keywords: (values) => values.keywords.join(', '),
    product_range_id: (values) =>
      localName(ranges?.find(({ id }) => id === values.product_range_id)),
  };
  return {
    nameOf: (field: ProductField) => names[field],
    textOf: (field: ProductField, values: TypedProduct) =>
      (texts[field]?.(values) ?? String(values[field])) || '–',
  };
}
