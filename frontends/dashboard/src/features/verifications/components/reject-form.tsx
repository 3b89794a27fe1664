import { fieldErrors } from '@haat/platform';
import { Button, Select, TextArea } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type FormEvent } from 'react';
import {
  useRejectVerificationMutation,
  type Verification,
} from '../../../api/admin-verifications';
import { useFocusError } from '../../company/use-focus-error';
import { useDecide } from '../use-decide';
import { useReasonOptions } from '../use-reason-options';

type Props = { verification: Verification; onClose: () => void; onRefresh: () => void };
const LONGEST_NOTE = 500;

/** Never without a reason; what else there is to say goes into the note. */
export function RejectForm({ verification, onClose, onRefresh }: Props) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const reasons = useReasonOptions();
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [reject, { isLoading, error }] = useRejectVerificationMutation();
  const decide = useDecide(onRefresh);
  const errors = fieldErrors(error);
  useFocusError(form, errors);
  const { id, version } = verification;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const said = note.trim();
    const call = () =>
      reject({
        id,
        version,
        reason_code: reason,
        ...(said ? { note: said } : {}),
      }).unwrap();
    if (await decide(call, t`The papers are rejected.`)) onClose();
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-4"
    >
      <Select
        label={<Trans>Reason</Trans>}
        required
        placeholder={t`Choose`}
        options={reasons}
        value={reason}
        error={errors.reason_code}
        onChange={({ target }) => setReason(target.value)}
      />
      <TextArea
        label={<Trans>What the seller should do</Trans>}
        required={reason === 'other'}
        maxLength={LONGEST_NOTE}
        value={note}
        error={errors.note}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" variant="danger" disabled={!reason} isBusy={isLoading}>
          <Trans>Reject</Trans>
        </Button>
      </div>
    </form>
  );
}
