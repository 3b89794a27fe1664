import { useDistrictsQuery } from '@haat/api/locations';
import { useFormat, useHydrated, useLocalName } from '@haat/platform';
import { useUnitText, type FilterChip } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import type { Results } from './use-results';

/** The quantity and the place of a search; each can be removed. */
export function useNeedChips({
  filters,
  facets,
  hrefWith,
  change,
}: Results): FilterChip[] {
  const { t } = useLingui();
  const { number } = useFormat();
  const localName = useLocalName();
  const { quantity, quantityUnit, near } = filters;
  // The browser loads the districts, as for the form.
  const skip = !useHydrated() || !near;
  const { data: districts } = useDistrictsQuery(undefined, { skip });
  const unit = facets?.units.find(({ code }) => code === quantityUnit);
  const unitText = useUnitText(unit ?? quantityUnit, Number(quantity));
  const place = localName(districts?.find(({ id }) => String(id) === near));
  const noQuantity = { quantity: null, quantity_unit: null };
  const noPlace = { near: null };
  return [
    ...(quantity
      ? [
          {
            label: `${number(quantity)} ${unitText}`.trim(),
            href: hrefWith(noQuantity),
            drop: () => change(noQuantity),
          },
        ]
      : []),
    ...(near && place
      ? [
          {
            label: t`near ${place}`,
            href: hrefWith(noPlace),
            drop: () => change(noPlace),
          },
        ]
      : []),
  ];
}
