import { fieldErrors } from '@haat/platform';
import { Button, Field } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState, type SubmitEvent, type ReactNode } from 'react';

type Props = {
  name: string;
  action: ReactNode;
  isBusy: boolean;
  error: unknown;
  onSave: (name: string) => void;
};
const MAX_LENGTH = 120;

/** Selects the name without its extension: that is what people change. */
export function NameForm({ name: former, action, isBusy, error, onSave }: Props) {
  const [name, setName] = useState(former);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const dot = former.lastIndexOf('.');
    input.current?.focus();
    input.current?.setSelectionRange(0, dot > 0 ? dot : former.length);
  }, [former]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSave(name.trim());
  };
  const { name: refused, parent_id: tooDeep } = fieldErrors(error);
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field
        ref={input}
        label={<Trans>Name</Trans>}
        value={name}
        maxLength={MAX_LENGTH}
        required
        autoComplete="off"
        error={refused ?? tooDeep}
        onChange={({ target }) => setName(target.value)}
      />
      <Button
        type="submit"
        className="justify-self-end"
        isBusy={isBusy}
        disabled={!name.trim() || name.trim() === former}
      >
        {action}
      </Button>
    </form>
  );
}
