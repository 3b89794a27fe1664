import { fieldErrors, useFormat } from '@haat/platform';
import { Button, TextArea } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useRef, type SubmitEvent, type ReactNode } from 'react';
import { useFocusError } from '../../../hooks/use-focus-error';

const MAX_ANSWER = 1000;
type Props = {
  text: string;
  onChange: (text: string) => void;
  error: unknown;
  isBusy: boolean;
  onSubmit: () => void;
  /** What else may be done, before the button. */
  secondary: ReactNode;
  children: ReactNode;
};

/** The seller's answer below a question. */
export function AnswerForm(props: Props) {
  const { text, onChange, error, isBusy, onSubmit, secondary, children } = props;
  const { number } = useFormat();
  const form = useRef<HTMLFormElement>(null);
  useFocusError(form, error);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-3">
      <TextArea
        label={<Trans>Your answer</Trans>}
        aside={`${number(text.length)} / ${number(MAX_ANSWER)}`}
        rows={2}
        maxLength={MAX_ANSWER}
        value={text}
        error={fieldErrors(error).answer}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        {secondary}
        <Button type="submit" disabled={!text.trim()} isBusy={isBusy}>
          {children}
        </Button>
      </div>
    </form>
  );
}
