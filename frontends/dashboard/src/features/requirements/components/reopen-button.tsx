import type { RequirementOut } from '@haat/api/requirements';
import { useChangeRequirementStatusMutation } from '@haat/enquiry';
import { paths } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import { ReasonButton } from '../../../components/forms/reason-button';
import { useStatusChange } from '../../../hooks/use-decide';

const MAX_REASON = 190;

/** The deal came to nothing: the accepted quote is void, others may offer again. */
export function ReopenButton({ requirement }: { requirement: RequirementOut }) {
  const { t } = useLingui();
  const decide = useStatusChange();
  const [change, { error, isLoading }] = useChangeRequirementStatusMutation();
  const reopen = (reason: string) => {
    const body = { status: 'open' as const, ...(reason ? { reason } : {}) };
    const call = () => change({ requirementId: requirement.id, body }).unwrap();
    return decide(call, {
      text: t`Open again: “${requirement.title}”`,
      to: paths.buyerRequirement(requirement.id),
    });
  };
  return (
    <ReasonButton
      actionLabel={t`Open it again`}
      variant="outline"
      title={<Trans>Open it again?</Trans>}
      description={
        <Trans>
          The accepted quote will be cancelled and the supplier notified. Suppliers can
          quote again.
        </Trans>
      }
      label={<Trans>Reason (optional)</Trans>}
      maxLength={MAX_REASON}
      error={error}
      isBusy={isLoading}
      onSubmit={reopen}
    />
  );
}
