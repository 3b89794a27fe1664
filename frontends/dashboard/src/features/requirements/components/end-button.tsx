import type { RequirementOut } from '@haat/api/requirements';
import { useChangeRequirementStatusMutation } from '@haat/enquiry';
import { paths } from '@haat/platform';
import { Button, Dialog } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useStatusChange } from '../../../hooks/use-decide';
import { EndForm } from './end-form';

/** Ends it permanently, with the reason; suppliers who answered are notified. */
export function EndButton({ requirement }: { requirement: RequirementOut }) {
  const { t } = useLingui();
  const decide = useStatusChange();
  const [isOpen, setIsOpen] = useState(false);
  const [change, { error, isLoading }] = useChangeRequirementStatusMutation();
  const end = async (reason: string) => {
    const body = { status: 'cancelled', reason } as const;
    const isDone = await decide(
      () => change({ requirementId: requirement.id, body }).unwrap(),
      {
        text: t`Requirement closed: “${requirement.title}”`,
        to: paths.buyerRequirement(requirement.id),
      },
    );
    setIsOpen(!isDone);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="ghost">
          <Trans>Close requirement</Trans>
        </Button>
      }
      title={<Trans>Close this requirement?</Trans>}
      description={
        <Trans>
          Open quotes will be declined and their suppliers notified. You can post this
          again later.
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
