import type { Verification } from '@haat/api/admin-verifications';
import { Dialog } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useSellerName } from '../../sellers/use-seller-name';
import { RejectForm } from './reject-form';

type Props = {
  verification: Verification;
  isOpen: boolean;
  onClose: () => void;
  onRefresh: () => void;
};

export function RejectDialog({ verification, isOpen, onClose, onRefresh }: Props) {
  const { nameOf } = useSellerName();
  const name = nameOf(verification.seller);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(isStaying) => (isStaying ? undefined : onClose())}
      title={
        verification.status === 'approved' ? (
          <Trans>Take the approval of {name} back?</Trans>
        ) : (
          <Trans>Reject the papers of {name}?</Trans>
        )
      }
      description={
        <Trans>
          The seller reads the reason and the note, and can send the papers again.
        </Trans>
      }
    >
      <RejectForm verification={verification} onClose={onClose} onRefresh={onRefresh} />
    </Dialog>
  );
}
