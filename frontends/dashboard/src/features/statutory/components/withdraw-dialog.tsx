import type { Statutory } from '@haat/api/statutory';
import { notify, useSession } from '@haat/platform';
import { Button, Dialog } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { saveDraft } from '@haat/forms';
import { useWithdrawStatutoryMutation } from '../../../api/statutory';
import { FormButtons } from '../../../components/forms/form-buttons';
import { useNotifyError } from '../../../hooks/use-notify-error';
import { typedStatutory } from '../statutory-schema';
import { draftNameOf } from '../hooks/use-statutory-form';

/** Withdraws the documents; they and what was typed stay in the form. */
export function WithdrawDialog({ saved }: { saved: Statutory }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const draft = draftNameOf(useSession().user?.id);
  const notifyError = useNotifyError();
  const [withdraw, { isLoading }] = useWithdrawStatutoryMutation();
  async function takeBack() {
    try {
      saveDraft(draft, { values: typedStatutory(saved), at: new Date().toISOString() });
      await withdraw().unwrap();
      notify('success', t`Your documents were withdrawn.`);
    } catch (failure) {
      saveDraft(draft, {});
      notifyError(failure);
    }
    setIsOpen(false);
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="outline" className="justify-self-start">
          <Undo2 aria-hidden />
          <Trans>Undo</Trans>
        </Button>
      }
      title={<Trans>Withdraw the documents?</Trans>}
      description={
        <Trans>
          This stops the review and you lose your place in the queue. You can edit
          everything and submit again.
        </Trans>
      }
    >
      <FormButtons
        onCancel={() => setIsOpen(false)}
        isBusy={isLoading}
        onClick={() => void takeBack()}
      >
        <Trans>Undo</Trans>
      </FormButtons>
    </Dialog>
  );
}
