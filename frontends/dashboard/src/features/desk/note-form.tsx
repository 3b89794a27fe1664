import { fieldErrors } from '@haat/platform';
import { TextArea } from '@haat/ui';
import { useRef, useState, type SubmitEvent, type ReactNode } from 'react';
import { useFocusError } from '../company/use-focus-error';
import { FormMoves } from './form-moves';

export type NoteFormProps = {
  label: ReactNode;
  /** A text of at least so many characters is asked for; without it none is. */
  shortest?: number;
  /** Marked as required; who leaves it empty is told by the API. */
  isRequired?: boolean;
  longest: number;
  initial?: string;
  /** What the API calls the text, and what it answered last. */
  name: 'reason' | 'note' | 'reply';
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

/** The inside of a dialog that decides: why, and then yes or no. */
export function NoteForm(props: NoteFormProps) {
  const { label, shortest = 0, longest, initial = '', name, error, isBusy } = props;
  const { tone = 'primary', action, isReady = true, onSubmit, onCancel } = props;
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState(initial);
  const said = text.trim();
  useFocusError(form, error);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit(said);
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      {props.children}
      <TextArea
        label={label}
        required={props.isRequired ?? shortest > 0}
        maxLength={longest}
        value={text}
        error={fieldErrors(error)[name]}
        onChange={({ target }) => setText(target.value)}
      />
      <FormMoves
        onCancel={onCancel}
        type="submit"
        variant={tone}
        disabled={!isReady || said.length < shortest}
        isBusy={isBusy}
      >
        {action}
      </FormMoves>
    </form>
  );
}
