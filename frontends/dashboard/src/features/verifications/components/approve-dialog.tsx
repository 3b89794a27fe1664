import { fieldErrors } from '@haat/platform';
import { Button, Dialog, TextArea } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import {
  useApproveVerificationMutation,
  type Verification,
} from '../../../api/admin-verifications';
import { useSellerName } from '../../sellers/use-seller-name';
import { useDecide } from '../use-decide';

type Props = {
  verification: Verification;
  isOpen: boolean;
  onClose: () => void;
  onRefresh: () => void;
};
const LONGEST_NOTE = 500;

export function ApproveDialog({ verification, isOpen, onClose, onRefresh }: Props) {
  const { t } = useLingui();
  const { nameOf } = useSellerName();
  const [note, setNote] = useState('');
  const [approve, { isLoading, error }] = useApproveVerificationMutation();
  const decide = useDecide(onRefresh);
  const { id, version, seller } = verification;
  const name = nameOf(seller);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const said = note.trim();
    const call = () => approve({ id, version, ...(said ? { note: said } : {}) }).unwrap();
    if (await decide(call, t`The papers are approved.`)) onClose();
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(isStaying) => (isStaying ? undefined : onClose())}
      title={<Trans>Approve the papers of {name}?</Trans>}
      description={
        seller.phone_verified_at ? (
          <Trans>The Verified badge appears everywhere within seconds.</Trans>
        ) : (
          <Trans>The badge comes once the company has confirmed its number.</Trans>
        )
      }
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <TextArea
          label={<Trans>Note for the records (optional)</Trans>}
          maxLength={LONGEST_NOTE}
          value={note}
          error={fieldErrors(error).note}
          onChange={({ target }) => setNote(target.value)}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" isBusy={isLoading}>
            <Trans>Approve</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
