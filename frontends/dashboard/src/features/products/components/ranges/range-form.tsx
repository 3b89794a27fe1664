import type { RangeForm as Form } from '@haat/api/product-ranges';
import { fieldErrors } from '@haat/platform';
import { Field } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useState, type SubmitEvent, type ReactNode } from 'react';
import { FormButtons } from '../../../../components/forms/form-buttons';

type Props = {
  name?: string;
  nameNe?: string | null;
  action: ReactNode;
  isBusy: boolean;
  error: unknown;
  onCancel?: () => void;
  /** Answers whether it was saved. */
  onSave: (form: Form) => Promise<boolean>;
};
const MAX_NAME = 120;

/** A range's name in both languages. */
export function RangeForm(props: Props) {
  const { name: former = '', nameNe, action, isBusy, error, onCancel, onSave } = props;
  const [name, setName] = useState(former);
  const [nameInNepali, setNameInNepali] = useState(nameNe ?? '');
  const errors = fieldErrors(error);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    const form = { name: name.trim(), name_ne: nameInNepali.trim() || null };
    if (!(await onSave(form))) return;
    setName(former);
    setNameInNepali(nameNe ?? '');
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
      <Field
        label={<Trans>Name</Trans>}
        required
        maxLength={MAX_NAME}
        autoComplete="off"
        value={name}
        error={errors.name}
        onChange={({ target }) => setName(target.value)}
      />
      <Field
        label={<Trans>Name in Nepali</Trans>}
        lang="ne"
        maxLength={MAX_NAME}
        autoComplete="off"
        value={nameInNepali}
        error={errors.name_ne}
        onChange={({ target }) => setNameInNepali(target.value)}
      />
      <FormButtons
        onCancel={onCancel}
        type="submit"
        isBusy={isBusy}
        disabled={!name.trim()}
      >
        {action}
      </FormButtons>
    </form>
  );
}
