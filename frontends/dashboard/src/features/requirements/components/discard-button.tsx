import type { RequirementOut } from '@haat/api/requirements';
import { useChangeRequirementStatusMutation } from '@haat/enquiry';
import { paths } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import { ReasonButton } from '../../../components/forms/reason-button';
import { useStatusChange } from '../../../hooks/use-decide';

const MAX_REASON = 190;

/** A draft that will not be posted. */
export function DiscardButton({ requirement }: { requirement: RequirementOut }) {
  const { t } = useLingui();
  const decide = useStatusChange();
  const [change, { error, isLoading }] = useChangeRequirementStatusMutation();
  const cancel = (reason: string) => {
    const body = { status: 'cancelled' as const, ...(reason ? { reason } : {}) };
    const call = () => change({ requirementId: requirement.id, body }).unwrap();
    return decide(call, {
      text: t`Draft discarded: “${requirement.title}”`,
      to: paths.buyerRequirement(requirement.id),
    });
  };
  return (
    <ReasonButton
      actionLabel={t`Discard draft`}
      title={<Trans>Discard this draft?</Trans>}
      description={
        <Trans>You’ll find it under Cancelled and can post it again from there.</Trans>
      }
      label={<Trans>Reason (optional)</Trans>}
      maxLength={MAX_REASON}
      error={error}
      isBusy={isLoading}
      onSubmit={cancel}
    />
  );
}
