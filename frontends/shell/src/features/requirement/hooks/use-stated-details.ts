import { useReading } from '@haat/enquiry';
import { useFormContext } from '@haat/forms';
import { useEffect, useEffectEvent } from 'react';
import type { Draft } from '../requirement-schema';

/** Fills what is empty with what the first step states: "Orthodox tea 500 kg to Ilam". */
export function useStatedDetails(): void {
  const { getValues, setValue } = useFormContext<Draft>();
  const read = useReading();
  const fill = useEffectEvent(async () => {
    const { title, description } = getValues();
    const { quantity, unit_id, delivery, needed_by } = await read(
      `${title}. ${description}`,
    );
    const { items, district_id, needed_by: day } = getValues();
    const [item, another] = items;
    const isEmpty = !another && item && !item.quantity && !item.unit_id && !item.unit;
    if (quantity && unit_id && isEmpty) {
      setValue('items.0.quantity', quantity);
      setValue('items.0.unit_id', unit_id);
    }
    if (delivery && !district_id) {
      setValue('province_id', delivery.province_id);
      setValue('district_id', delivery.district_id);
      setValue('municipality_id', delivery.municipality_id);
    }
    if (needed_by && !day) setValue('needed_by', needed_by);
  });
  useEffect(() => void fill(), []);
}
