import type { Verification } from '@haat/api/admin-verifications';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRejectNameMutation } from '../../../api/admin-verifications';
import { NoteDialog } from '../../../components/forms/note-dialog';
import { useDecide } from '../../../hooks/use-decide';
import { useSellerName } from '../../../hooks/use-seller-name';

type Props = {
  verification: Verification;
  isOpen: boolean;
  onClose: () => void;
  onRefresh: () => void;
};
const MAX_NOTE = 500;

/** The old name stays; the seller reads why. */
export function RejectNameDialog({ verification, isOpen, onClose, onRefresh }: Props) {
  const { t } = useLingui();
  const [reject, { isLoading, error }] = useRejectNameMutation();
  const decide = useDecide(onRefresh);
  const { nameOf } = useSellerName();
  const { id: verificationId, version, seller } = verification;
  const submit = async (note: string) => {
    const call = () => reject({ verificationId, body: { version, note } }).unwrap();
    const name = nameOf(seller);
    const done = { text: t`The new name of ${name} is rejected.` };
    if (await decide(call, done)) onClose();
  };
  return (
    <NoteDialog
      isOpen={isOpen}
      onClose={onClose}
      title={<Trans>Reject the new name?</Trans>}
      description={<Trans>The old name stays. The seller sees the note.</Trans>}
      label={<Trans>Reason for rejecting the name</Trans>}
      minLength={1}
      maxLength={MAX_NOTE}
      name="note"
      error={error}
      isBusy={isLoading}
      tone="danger"
      action={<Trans>Reject the name</Trans>}
      onSubmit={(note) => void submit(note)}
    />
  );
}
