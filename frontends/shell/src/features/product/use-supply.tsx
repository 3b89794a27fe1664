import {
  pluralForm,
  useFormat,
  useLocalName,
  useLocale,
  type Product,
} from '@haat/platform';
import { useUnitText } from '@haat/ui';
import { Select, Trans } from '@lingui/react/macro';
import { valueOf } from './attributes';
import type { Detail } from './detail-table';
import { placeOf } from './place-of';

/** Specifications by which a category asks how goods are packed and how many there are. */
export const SUPPLY_KEYS = ['supply', 'packing'];

/** How it comes and how soon: what is known, and only that. */
export function useSupply(product: Product): Detail[] {
  const { number } = useFormat();
  const localName = useLocalName();
  const unit = useUnitText(product.unit, product.moq);
  const isNepali = useLocale() === 'ne';
  const { lead_time_days: days } = product;
  const shownDays = number(days ?? 0);
  const place = placeOf(product.seller, isNepali);
  const said = product.attributes.filter(({ key }) => SUPPLY_KEYS.includes(key));
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
    ...said.map((attribute) => ({
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
