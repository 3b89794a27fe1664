import type { Rejection, Verification } from '@haat/api/admin-verifications';
import { fieldErrors, paths } from '@haat/platform';
import { Select } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRejectVerificationMutation } from '../../../api/admin-verifications';
import { NoteForm } from '../../../components/forms/note-form';
import { useDecide } from '../../../hooks/use-decide';
import { useSellerName } from '../../../hooks/use-seller-name';
import { useOpenNext } from '../hooks/use-open-next';
import { useReasonOptions } from '../hooks/use-reason-options';

type Props = { verification: Verification; onClose: () => void; onRefresh: () => void };
const MAX_NOTE = 500;

/** Requires a reason; everything else goes into the note. */
export function RejectForm({ verification, onClose, onRefresh }: Props) {
  const { t } = useLingui();
  const reasons = useReasonOptions();
  const [reason, setReason] = useState<Rejection['reason_code']>();
  const [reject, { isLoading, error }] = useRejectVerificationMutation();
  const decide = useDecide(onRefresh);
  const openNext = useOpenNext();
  const name = useSellerName().nameOf(verification.seller);
  const { id: verificationId, version } = verification;
  const submit = async (noteText: string) => {
    if (!reason) return;
    const body = {
      version,
      reason_code: reason,
      ...(noteText ? { note: noteText } : {}),
    };
    const call = async () => {
      const { next_id: next } = await reject({ verificationId, body }).unwrap();
      openNext(next);
    };
    const done = {
      text: t`Documents of ${name} rejected.`,
      to: paths.adminVerification(verificationId),
    };
    if (await decide(call, done)) onClose();
  };
  return (
    <NoteForm
      label={<Trans>What the seller needs to fix</Trans>}
      isRequired={reason === 'other'}
      maxLength={MAX_NOTE}
      name="note"
      error={error}
      isBusy={isLoading}
      tone="danger"
      action={<Trans>Reject</Trans>}
      isReady={Boolean(reason)}
      onSubmit={(noteText) => void submit(noteText)}
      onCancel={onClose}
    >
      <Select
        label={<Trans>Reason</Trans>}
        required
        placeholder={t`Choose`}
        options={reasons}
        value={reason ?? ''}
        error={fieldErrors(error).reason_code}
        onChange={({ target: { value } }) =>
          setReason(reasons.find((one) => one.value === value)?.value)
        }
      />
    </NoteForm>
  );
}
