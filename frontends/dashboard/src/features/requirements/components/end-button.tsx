import type { RequirementShown } from '@haat/api/requirements';
import { useChangeRequirementStatusMutation } from '@haat/enquiry';
import { Button, Dialog } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useMove } from '../../desk/use-decide';
import { EndForm } from './end-form';

/** Over for good, with the reason; suppliers who answered are told that it ended. */
export function EndButton({ requirement }: { requirement: RequirementShown }) {
  const { t } = useLingui();
  const decide = useMove();
  const [isOpen, setIsOpen] = useState(false);
  const [change, { error, isLoading }] = useChangeRequirementStatusMutation();
  const end = async (reason: string) => {
    const body = { status: 'cancelled', reason } as const;
    const isDone = await decide(
      () => change({ requirementId: requirement.id, body }).unwrap(),
      t`The requirement has ended.`,
    );
    setIsOpen(!isDone);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="ghost">
          <Trans>Bought, or not needed</Trans>
        </Button>
      }
      title={<Trans>End this requirement?</Trans>}
      description={
        <Trans>
          Quotes that were sent are declined, and their suppliers are told. You can post
          the same again later.
        </Trans>
      }
    >
      <EndForm
        isAwarded={requirement.status === 'awarded'}
        error={error}
        isBusy={isLoading}
        onEnd={(reason) => void end(reason)}
        onCancel={() => setIsOpen(false)}
      />
    </Dialog>
  );
}
