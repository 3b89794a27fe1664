import { useUnitSearchQuery } from '@haat/api/units';
import { useLocalName } from '@haat/platform';
import { Combobox } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useDebounced } from './use-debounced';
import { useUnitName } from './use-unit-name';

type Props = {
  value: string;
  onChange: (id: string) => void;
  error?: string | undefined;
  required?: boolean;
  /** A unit as free text that is in no list; stays when nothing of the list is chosen. */
  freeText?: string;
  onFreeText?: (text: string) => void;
};
const DELAY_MS = 200;

/** A unit of measure: type `kg`, `किलो` or `bora`, choose with arrows and Enter. */
export function UnitPicker(props: Props) {
  const { value, onChange, error, required = true, freeText = '', onFreeText } = props;
  const localName = useLocalName();
  const nameOf = useUnitName();
  const [text, setText] = useState<string>();
  const query = useDebounced(text ?? '', DELAY_MS);
  const { data } = useUnitSearchQuery(query, { skip: text === undefined });
  return (
    <Combobox
      label={<Trans>Unit</Trans>}
      required={required}
      error={error}
      value={value ? nameOf(value) : freeText}
      options={data?.map((unit) => ({
        id: unit.id,
        label: localName(unit),
        note: unit.symbol,
      }))}
      onQuery={setText}
      onChoose={onChange}
      onText={(left) => {
        if (left) onFreeText?.(left);
      }}
    />
  );
}
