import type { Verification } from '@haat/api/admin-verifications';
import { Dialog } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useSellerName } from '../../../hooks/use-seller-name';
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
          <Trans>Revoke the approval of {name}?</Trans>
        ) : (
          <Trans>Reject the documents of {name}?</Trans>
        )
      }
      description={
        <Trans>
          The seller sees the reason and the note and can submit the documents again.
        </Trans>
      }
    >
      <RejectForm verification={verification} onClose={onClose} onRefresh={onRefresh} />
    </Dialog>
  );
}
