import { Trans } from '@lingui/react/macro';
import { useState, type SubmitEvent, type ReactNode } from 'react';
import { Button } from '../controls/button';
import { Field } from '../controls/field';
import { Dialog } from '../overlays/dialog';

type Props = {
  title: ReactNode;
  action: ReactNode;
  name?: string;
  onClose: () => void;
  /** Answers what is wrong with the name, if anything. */
  onSave: (name: string) => Promise<string | undefined>;
};
const MAX_NAME_LENGTH = 80;

/** The name of a list. */
export function ListNameDialog({ title, action, name = '', onClose, onSave }: Props) {
  const [text, setText] = useState(name);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  async function submit(event: SubmitEvent) {
    event.preventDefault();
    // A dialog's events bubble through React to where it was opened from.
    event.stopPropagation();
    if (!text.trim() || isBusy) return;
    setIsBusy(true);
    const message = await onSave(text.trim());
    setIsBusy(false);
    if (message) {
      setProblem(message);
      return;
    }
    onClose();
  }
  return (
    <Dialog size="sm" open onOpenChange={onClose} title={title}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <Field
          label={<Trans>Name</Trans>}
          value={text}
          maxLength={MAX_NAME_LENGTH}
          error={problem}
          required
          autoFocus
          autoComplete="off"
          onChange={({ target }) => {
            setText(target.value);
            setProblem(undefined);
          }}
        />
        <Button type="submit" isBusy={isBusy} disabled={!text.trim()}>
          {action}
        </Button>
      </form>
    </Dialog>
  );
}
