import { fieldErrors } from '@haat/platform';
import { TextArea } from '@haat/ui';
import { useRef, useState, type SubmitEvent, type ReactNode } from 'react';
import { useFocusError } from '../../hooks/use-focus-error';
import { FormButtons } from './form-buttons';

export type NoteFormProps = {
  label: ReactNode;
  /** Without it the text is optional. */
  minLength?: number;
  /** Marked as required; the API refuses an empty text. */
  isRequired?: boolean;
  maxLength: number;
  initial?: string;
  /** The API's name of the text, and its last error. */
  name: 'reason' | 'note' | 'reply' | 'text';
  error: unknown;
  isBusy: boolean;
  tone?: 'primary' | 'danger';
  action: ReactNode;
  /** Fields above the text, and whether they are filled. */
  children?: ReactNode;
  isReady?: boolean;
  onSubmit: (text: string) => void;
  onCancel: () => void;
};

/** The form of a dialog that decides: a text, cancel and confirm. */
export function NoteForm(props: NoteFormProps) {
  const { label, minLength = 0, maxLength, initial = '', name, error, isBusy } = props;
  const { tone = 'primary', action, isReady = true, onSubmit, onCancel } = props;
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState(initial);
  const trimmed = text.trim();
  useFocusError(form, error);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit(trimmed);
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      {props.children}
      <TextArea
        label={label}
        required={props.isRequired ?? minLength > 0}
        maxLength={maxLength}
        value={text}
        error={fieldErrors(error)[name]}
        onChange={({ target }) => setText(target.value)}
      />
      <FormButtons
        onCancel={onCancel}
        type="submit"
        variant={tone}
        disabled={!isReady || trimmed.length < minLength}
        isBusy={isBusy}
      >
        {action}
      </FormButtons>
    </form>
  );
}
