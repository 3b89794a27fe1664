import { Dialog } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Summary } from './summary';
import { Thanks } from './thanks';
import { Unverified } from '../../../components/email-verification/unverified';
import type { StepProps } from '../hooks/use-wizard';

/** After the last step: the summary, perhaps the email first, and thanks. */
export function SubmitFlow({ wizard }: StepProps) {
  const { stage, answer, isPosted, close } = wizard;
  const titles = {
    writing: null,
    reviewing: <Trans>Summary of your requirement</Trans>,
    unverified: <Trans>Confirm your email first</Trans>,
    thanked: isPosted ? <Trans>Saved</Trans> : <Trans>Thank you!</Trans>,
  };
  return (
    <Dialog
      open={stage !== 'writing'}
      onOpenChange={(isOpen) => (isOpen ? undefined : close())}
      title={titles[stage]}
      size={stage === 'reviewing' ? 'lg' : 'md'}
    >
      {stage === 'reviewing' ? <Summary wizard={wizard} /> : null}
      {stage === 'unverified' ? <Unverified email={wizard.email} /> : null}
      {answer && stage === 'thanked' ? <Thanks answer={answer} onClose={close} /> : null}
    </Dialog>
  );
}
