import { Checkbox, Field, IconButton, Select } from '@haat/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { keyOf, type Draft } from '../attributes';
import { OptionsField } from './options-field';

type Props = {
  draft: Draft;
  isFirst: boolean;
  isLast: boolean;
  onChange: (draft: Draft) => void;
  onMove: (by: number) => void;
  onRemove: () => void;
};
const LONGEST_NAME = 60;
const LONGEST_UNIT = 16;
const TYPES: { value: Draft['type']; words: MessageDescriptor }[] = [
  { value: 'text', words: msg`Text` },
  { value: 'number', words: msg`Number` },
  { value: 'choice', words: msg`Choice` },
  { value: 'boolean', words: msg`Yes or no` },
];

/** One field: its names, its type and what that needs, and its place. */
export function AttributeRow(props: Props) {
  const { draft, isFirst, isLast, onChange, onMove, onRemove } = props;
  const { t, i18n } = useLingui();
  const set = (change: Partial<Draft>) => onChange({ ...draft, ...change });
  const name = draft.name || t`New field`;
  const rename = (text: string) =>
    set({ name: text, ...(draft.isNew ? { key: keyOf(text) } : {}) });
  return (
    <li className="grid gap-3 rounded-md border border-line bg-paper p-4">
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <Field
          label={<Trans>Name in English</Trans>}
          required
          maxLength={LONGEST_NAME}
          value={draft.name}
          onChange={({ target }) => rename(target.value)}
        />
        <Field
          label={<Trans>Name in Nepali</Trans>}
          required
          lang="ne"
          maxLength={LONGEST_NAME}
          value={draft.name_ne}
          onChange={({ target }) => set({ name_ne: target.value })}
        />
        <Select
          label={<Trans>Type</Trans>}
          options={TYPES.map(({ value, words }) => ({ value, label: i18n._(words) }))}
          value={draft.type}
          onChange={({ target }) => set({ type: target.value as Draft['type'] })}
        />
        {draft.type === 'number' ? (
          <Field
            label={<Trans>Unit</Trans>}
            placeholder="mm"
            maxLength={LONGEST_UNIT}
            value={draft.unit ?? ''}
            onChange={({ target }) => set({ unit: target.value })}
          />
        ) : null}
      </div>
      {draft.type === 'choice' ? (
        <OptionsField options={draft.options} onChange={(options) => set({ options })} />
      ) : null}
      <div className="flex flex-wrap items-center gap-x-5 [&_label]:min-h-11 [&_label]:items-center">
        <Checkbox
          label={<Trans>Needed to publish</Trans>}
          checked={draft.is_required}
          onChange={({ target }) => set({ is_required: target.checked })}
        />
        {draft.type === 'text' ? null : (
          <Checkbox
            label={<Trans>A filter in the search</Trans>}
            checked={draft.is_facet}
            onChange={({ target }) => set({ is_facet: target.checked })}
          />
        )}
        <span className="ml-auto flex gap-1">
          <IconButton
            label={t`${name}: up`}
            disabled={isFirst}
            onClick={() => onMove(-1)}
          >
            <ArrowUp aria-hidden />
          </IconButton>
          <IconButton
            label={t`${name}: down`}
            disabled={isLast}
            onClick={() => onMove(1)}
          >
            <ArrowDown aria-hidden />
          </IconButton>
          <IconButton label={t`${name}: remove`} onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        </span>
      </div>
    </li>
  );
}
