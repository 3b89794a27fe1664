import type { Statutory } from '@haat/api/statutory';
import { notify, useSession } from '@haat/platform';
import { Button, Dialog } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { saveDraft } from '@haat/forms';
import { useWithdrawStatutoryMutation } from '../../../api/statutory';
import { FormMoves } from '../../desk/form-moves';
import { useTellFailure } from '../../desk/use-tell-failure';
import { typedStatutory } from '../statutory-schema';
import { draftNameOf } from '../use-statutory-form';

/** Takes the papers back; they and what was typed wait in the form. */
export function WithdrawDialog({ saved }: { saved: Statutory }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const draft = draftNameOf(useSession().user?.id);
  const tellFailure = useTellFailure();
  const [withdraw, { isLoading }] = useWithdrawStatutoryMutation();
  async function takeBack() {
    try {
      saveDraft(draft, { values: typedStatutory(saved), at: new Date().toISOString() });
      await withdraw().unwrap();
      notify('success', t`Your papers are taken back.`);
    } catch (failure) {
      saveDraft(draft, {});
      tellFailure(failure);
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
          <Trans>Take back</Trans>
        </Button>
      }
      title={<Trans>Take the papers back?</Trans>}
      description={
        <Trans>
          The review stops, and your place in the queue is gone. You can correct
          everything and send it again.
        </Trans>
      }
    >
      <FormMoves
        onCancel={() => setIsOpen(false)}
        isBusy={isLoading}
        onClick={() => void takeBack()}
      >
        <Trans>Take back</Trans>
      </FormMoves>
    </Dialog>
  );
}
