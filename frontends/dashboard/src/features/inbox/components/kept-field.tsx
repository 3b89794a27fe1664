import { Field, TextArea } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Enquiry } from '../../../api/enquiries';
import type { NotesChange } from '../../../api/enquiry-notes';
import { useSaveNotes } from '../use-save-notes';

type Props = {
  enquiry: Enquiry;
  name: Exclude<keyof NotesChange, 'remind_at' | 'label' | 'labels'>;
  label: ReactNode;
  placeholder?: string;
  longest: number;
  isLong?: boolean;
};

/** A word of one's own: kept as soon as one leaves the field, or presses Enter. */
export function KeptField(props: Props) {
  const { enquiry, name, label, placeholder, longest, isLong } = props;
  const kept = enquiry[name] ?? '';
  const [text, setText] = useState(kept);
  const { save, errors, isSaved } = useSaveNotes(enquiry);
  // Another tab may have changed it.
  useEffect(() => setText(kept), [kept]);
  const keep = () => {
    const wish = text.trim();
    if (wish !== kept) void save({ [name]: wish || null });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') setText(kept);
    const isDone = event.key === 'Enter' && (!isLong || event.ctrlKey || event.metaKey);
    if (isDone || event.key === 'Escape') event.currentTarget.blur();
  };
  const input = {
    label,
    placeholder,
    maxLength: longest,
    value: text,
    error: errors[name],
    tick: isSaved && text === kept && kept ? <Trans>Saved</Trans> : undefined,
    onBlur: keep,
    onKeyDown,
  };
  const write = ({ target }: { target: { value: string } }) => setText(target.value);
  return isLong ? (
    <TextArea {...input} rows={3} onChange={write} />
  ) : (
    <Field {...input} autoComplete="off" onChange={write} />
  );
}
