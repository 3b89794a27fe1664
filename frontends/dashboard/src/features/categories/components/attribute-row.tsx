import type { OptionOut } from '@haat/api/admin-categories';
import {
  FormCheckbox,
  FormSelect,
  FormTextField,
  useField,
  useFormContext,
  useWatch,
} from '@haat/forms';
import { Field, IconButton } from '@haat/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { keyOf, type Draft, type TypedAttributes } from '../attributes';
import { OptionsField } from './options-field';

type Props = {
  at: number;
  isLast: boolean;
  onMove: (by: number) => void;
  onRemove: () => void;
};
const MAX_NAME_LENGTH = 60;
const MAX_UNIT_LENGTH = 16;
const TYPES: { value: Draft['type']; label: MessageDescriptor }[] = [
  { value: 'text', label: msg`Text` },
  { value: 'number', label: msg`Number` },
  { value: 'choice', label: msg`Choice` },
  { value: 'boolean', label: msg`Yes or no` },
];

/** One field: its names, its type and what that needs, and its place. */
export function AttributeRow({ at, isLast, onMove, onRemove }: Props) {
  const { t, i18n } = useLingui();
  const row = `attributes.${at}` as const;
  const { setValue } = useFormContext<TypedAttributes>();
  const { isNew, type } = useWatch<TypedAttributes, typeof row>({ name: row });
  const typed = useField(`${row}.name`);
  const options = useField<OptionOut[]>(`${row}.options`);
  const name = typed.value || t`New field`;
  const rename = (text: string) => {
    typed.onChange(text);
    if (isNew) setValue(`${row}.key`, keyOf(text), { shouldDirty: true });
  };
  return (
    <li className="grid gap-3 rounded-md border border-line bg-paper p-4">
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <Field
          {...typed}
          label={<Trans>Name in English</Trans>}
          required
          maxLength={MAX_NAME_LENGTH}
          onChange={({ target }) => rename(target.value)}
        />
        <FormTextField
          name={`${row}.name_ne`}
          label={<Trans>Name in Nepali</Trans>}
          required
          lang="ne"
          maxLength={MAX_NAME_LENGTH}
        />
        <FormSelect
          name={`${row}.type`}
          label={<Trans>Type</Trans>}
          options={TYPES.map(({ value, label }) => ({ value, label: i18n._(label) }))}
        />
        {type === 'number' ? (
          <FormTextField
            name={`${row}.unit`}
            label={<Trans>Unit</Trans>}
            placeholder="mm"
            maxLength={MAX_UNIT_LENGTH}
          />
        ) : null}
      </div>
      {type === 'choice' ? (
        <OptionsField options={options.value} onChange={options.onChange} />
      ) : null}
      <div className="flex flex-wrap items-center gap-x-5 [&_label]:min-h-11 [&_label]:items-center">
        <FormCheckbox
          name={`${row}.is_required`}
          label={<Trans>Required to publish</Trans>}
        />
        {type === 'text' ? null : (
          <FormCheckbox name={`${row}.is_facet`} label={<Trans>Search filter</Trans>} />
        )}
        <span className="ml-auto flex gap-1">
          <IconButton
            label={t`Move ${name} up`}
            disabled={at === 0}
            onClick={() => onMove(-1)}
          >
            <ArrowUp aria-hidden />
          </IconButton>
          <IconButton
            label={t`Move ${name} down`}
            disabled={isLast}
            onClick={() => onMove(1)}
          >
            <ArrowDown aria-hidden />
          </IconButton>
          <IconButton label={t`Remove ${name}`} onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        </span>
      </div>
    </li>
  );
}
