import { messageOf, notify, useLocalName, type OwnQuestion } from '@haat/platform';
import { Button, Dialog, DialogClose } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRemoveQuestionMutation } from '../questions-api';

/** Confirmed once more: the supplier was notified, and it cannot be restored. */
export function WithdrawQuestion({ question }: { question: OwnQuestion }) {
  const { t } = useLingui();
  const localName = useLocalName();
  const [withdraw, { isLoading }] = useRemoveQuestionMutation();
  const run = async () => {
    try {
      await withdraw(question.id).unwrap();
      const name = localName(question.product);
      notify('success', t`Question about ${name} withdrawn.`);
    } catch (failure) {
      notify('error', messageOf(failure) ?? t`Couldn’t withdraw it. Try again.`);
    }
  };
  return (
    <Dialog
      trigger={
        <Button variant="ghost" className="ml-auto">
          <Trans>Withdraw</Trans>
        </Button>
      }
      title={<Trans>Withdraw this question?</Trans>}
      description={
        <Trans>The supplier can no longer see it. This can’t be undone.</Trans>
      }
    >
      <div className="flex flex-wrap justify-end gap-2">
        <DialogClose>
          <Button variant="ghost">
            <Trans>Cancel</Trans>
          </Button>
        </DialogClose>
        <Button variant="danger" isBusy={isLoading} onClick={() => void run()}>
          <Trans>Withdraw</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
