import { Field, TextArea } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Enquiry } from '../../../api/enquiries';
import type { NotesChange } from '../../../api/enquiry-notes';
import { useSaveNotes } from '../hooks/use-save-notes';

type Props = {
  enquiry: Enquiry;
  name: Exclude<keyof NotesChange, 'remind_at' | 'label' | 'labels'>;
  label: ReactNode;
  placeholder?: string;
  maxLength: number;
  isLong?: boolean;
};

/** A private note: saved on blur, or by Enter. */
export function AutosaveField(props: Props) {
  const { enquiry, name, label, placeholder, maxLength, isLong } = props;
  const saved = enquiry[name] ?? '';
  const [text, setText] = useState(saved);
  const { save, errors, isSaved } = useSaveNotes(enquiry);
  // Another tab may have changed it.
  useEffect(() => setText(saved), [saved]);
  const saveText = () => {
    const next = text.trim();
    if (next !== saved) void save({ [name]: next || null });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') setText(saved);
    const isDone = event.key === 'Enter' && (!isLong || event.ctrlKey || event.metaKey);
    if (isDone || event.key === 'Escape') event.currentTarget.blur();
  };
  const input = {
    label,
    placeholder,
    maxLength,
    value: text,
    error: errors[name],
    tick: isSaved && text === saved && saved ? <Trans>Saved</Trans> : undefined,
    onBlur: saveText,
    onKeyDown,
  };
  const write = ({ target }: { target: { value: string } }) => setText(target.value);
  return isLong ? (
    <TextArea {...input} rows={3} onChange={write} />
  ) : (
    <Field {...input} autoComplete="off" onChange={write} />
  );
}
