import { useFormat } from '@haat/platform';
import { Button, Field } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { Enquiry } from '../../../api/enquiries';
import { MAX_LABELS, MAX_LABEL_LENGTH, withLabel } from '../labels';
import { useLabels } from '../hooks/use-labels';

type Props = {
  enquiry: Enquiry;
  /** The seller's labels so far, to choose from. */
  existing: string[];
};

/** The seller's labels of an enquiry: added with Enter, removed one by one. */
export function LabelsField({ enquiry, existing }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  const list = useId();
  const field = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const { labels, change, errors, isSaving } = useLabels(enquiry);
  const most = number(MAX_LABELS);
  const isFull = labels.length >= MAX_LABELS;
  const refused = Object.entries(errors).find(([name]) => /^labels(\.|$)/.test(name));
  const add = async () => {
    if (isSaving) return;
    const next = withLabel(labels, text);
    if (next === labels || (await change(next))) setText('');
  };
  const remove = async (removed: string) => {
    await change(labels.filter((label) => label !== removed));
    // The pressed button was removed: the focus moves to the field.
    field.current?.querySelector('input')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void add();
  };
  return (
    <div className="grid gap-2" aria-busy={isSaving}>
      <div ref={field} className="flex items-end gap-2">
        <Field
          className="min-w-0 flex-1"
          label={<Trans>Label</Trans>}
          list={list}
          autoComplete="off"
          maxLength={MAX_LABEL_LENGTH}
          value={text}
          error={refused?.[1]}
          hint={isFull ? t`At most ${most} labels` : undefined}
          readOnly={isFull}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
        />
        {text.trim() ? (
          <Button variant="outline" className="h-[46px]" onClick={() => void add()}>
            <Plus aria-hidden />
            <Trans>Add</Trans>
          </Button>
        ) : null}
      </div>
      <datalist id={list}>
        {existing
          .filter((label) => !labels.includes(label))
          .map((label) => (
            <option key={label} value={label} />
          ))}
      </datalist>
      {labels.length > 0 ? (
        <ul aria-label={t`Labels`} className="flex flex-wrap gap-1.5">
          {labels.map((label) => (
            <li
              key={label}
              className="inline-flex max-w-full items-center rounded-full bg-indigo-50 pl-3 text-[13px] font-semibold text-indigo-700"
            >
              <span className="truncate">{label}</span>
              <button
                type="button"
                aria-label={t`Remove ${label}`}
                disabled={isSaving}
                onClick={() => void remove(label)}
                className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-indigo-100 lg:size-8"
              >
                <X className="size-4" aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
