import type { Delivery } from '@haat/api/contact-seller';
import { usePlaceSearchQuery, type PlaceResult } from '@haat/api/locations';
import { useLocale } from '@haat/platform';
import { Combobox } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { useDebounced } from './use-debounced';
import { usePlaceText } from './use-place-text';

/** Ids as the form holds them; '' is not chosen. */
export type PlaceValues = Record<keyof Delivery | 'province_id', string>;
type Props = {
  label?: ReactNode;
  values: PlaceValues;
  onChange: (place: PlaceValues) => void;
  errors: Partial<Record<keyof PlaceValues, string | undefined>>;
  /** The coarsest place that can be chosen. */
  least?: PlaceResult['kind'];
  required?: boolean;
  className?: string;
};
const DELAY_MS = 150;
const NOWHERE: PlaceValues = { province_id: '', district_id: '', municipality_id: '' };

const idOf = (place: PlaceResult) =>
  [place.province_id, place.district_id, place.municipality_id].join('-');

/** A place of Nepal: type `Pokhara` or `पोखरा`, and choose. */
export function PlaceField(props: Props) {
  const { label, values, onChange, errors, least = 'province', ...rest } = props;
  const { t } = useLingui();
  const isNepali = useLocale() === 'ne';
  const value = usePlaceText(values);
  const [text, setText] = useState<string>();
  const q = useDebounced(text ?? '', DELAY_MS);
  const { data } = usePlaceSearchQuery({ q, least }, { skip: text === undefined });
  const noteOf = (place: PlaceResult) => {
    const names = isNepali
      ? [place.district_ne, place.province_ne]
      : [place.district, place.province];
    const above = { province: [], district: names.slice(1), municipality: names };
    return above[place.kind].filter(Boolean).join(', ');
  };
  const choose = (id: string) => {
    const place = data?.find((one) => idOf(one) === id);
    if (!place) return;
    onChange({
      province_id: String(place.province_id),
      district_id: String(place.district_id ?? ''),
      municipality_id: String(place.municipality_id ?? ''),
    });
  };
  return (
    <Combobox
      {...rest}
      label={label ?? t`Place`}
      placeholder={t`Type a town, district or province`}
      value={value}
      options={data?.map((place) => ({
        id: idOf(place),
        label: isNepali ? place.name_ne : place.name,
        note: noteOf(place),
      }))}
      error={errors.province_id ?? errors.district_id ?? errors.municipality_id}
      onQuery={setText}
      onChoose={choose}
      onText={(left) => {
        if (left === '') onChange(NOWHERE);
      }}
    />
  );
}
