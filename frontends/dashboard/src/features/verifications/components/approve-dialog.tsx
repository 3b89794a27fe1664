import type { Verification } from '@haat/api/admin-verifications';
import { paths } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import { useApproveVerificationMutation } from '../../../api/admin-verifications';
import { NoteDialog } from '../../../components/forms/note-dialog';
import { useDecide } from '../../../hooks/use-decide';
import { useOpenNext } from '../hooks/use-open-next';
import { useSellerName } from '../../../hooks/use-seller-name';

type Props = {
  verification: Verification;
  isOpen: boolean;
  onClose: () => void;
  onRefresh: () => void;
};
const MAX_NOTE = 500;

export function ApproveDialog({ verification, isOpen, onClose, onRefresh }: Props) {
  const { t } = useLingui();
  const { nameOf } = useSellerName();
  const [approve, { isLoading, error }] = useApproveVerificationMutation();
  const decide = useDecide(onRefresh);
  const openNext = useOpenNext();
  const { id: verificationId, version, seller } = verification;
  const { note_required: isNoteRequired } = verification;
  const name = nameOf(seller);
  const submit = async (note: string) => {
    const body = { version, ...(note ? { note } : {}) };
    const call = async () => {
      const { next_id: next } = await approve({ verificationId, body }).unwrap();
      openNext(next);
    };
    const done = {
      text: t`Documents of ${name} approved.`,
      to: paths.adminVerification(verificationId),
    };
    if (await decide(call, done)) onClose();
  };
  return (
    <NoteDialog
      isOpen={isOpen}
      onClose={onClose}
      title={<Trans>Approve the documents of {name}?</Trans>}
      description={
        seller.phone_verified_at ? (
          <Trans>The Verified badge appears everywhere within seconds.</Trans>
        ) : (
          <Trans>The badge appears once the company confirms its number.</Trans>
        )
      }
      label={
        isNoteRequired ? (
          <Trans>Note that explains the approval</Trans>
        ) : (
          <Trans>Note for the records (optional)</Trans>
        )
      }
      minLength={isNoteRequired ? 1 : 0}
      maxLength={MAX_NOTE}
      name="note"
      error={error}
      isBusy={isLoading}
      action={<Trans>Approve</Trans>}
      onSubmit={(note) => void submit(note)}
    />
  );
}
