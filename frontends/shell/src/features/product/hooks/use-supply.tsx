import {
  pluralForm,
  useFormat,
  useLocalName,
  useLocale,
  type Product,
  valueOf,
} from '@haat/platform';
import { useUnitText } from '@haat/ui';
import { Select, Trans } from '@lingui/react/macro';
import type { Detail } from '../components/detail-table';
import { placeOf } from '../../../components/product/place-of';

/** Specifications of packaging and of supply. */
export const SUPPLY_KEYS = ['supply', 'packing'];

/** Packaging and delivery time, as far as there are values. */
export function useSupply(product: Product): Detail[] {
  const { number } = useFormat();
  const localName = useLocalName();
  const unit = useUnitText(product.unit, product.moq);
  const isNepali = useLocale() === 'ne';
  const { lead_time_days: days } = product;
  const shownDays = number(days ?? 0);
  const place = placeOf(product.seller, isNepali);
  const specifications = product.attributes.filter(({ key }) =>
    SUPPLY_KEYS.includes(key),
  );
  return [
    days
      ? {
          key: 'lead',
          label: <Trans>Lead time</Trans>,
          value: (
            <Select
              value={pluralForm(days)}
              _one={`${shownDays} day`}
              other={`${shownDays} days`}
            />
          ),
        }
      : null,
    ...specifications.map((attribute) => ({
      key: attribute.key,
      label:
        attribute.key === 'supply' ? <Trans>Can supply</Trans> : localName(attribute),
      value: valueOf(attribute, isNepali),
    })),
    place ? { key: 'place', label: <Trans>Ships from</Trans>, value: place } : null,
    product.moq
      ? {
          key: 'least',
          label: <Trans>Minimum order</Trans>,
          value: `${number(product.moq)} ${unit}`,
        }
      : null,
  ].filter((detail) => detail !== null);
}
