import type { RequirementShown } from '@haat/api/requirements';
import { useChangeRequirementStatusMutation } from '@haat/enquiry';
import { Trans, useLingui } from '@lingui/react/macro';
import { ReasonButton } from '../../../components/forms/reason-button';
import { useStatusChange } from '../../../hooks/use-decide';

const LONGEST = 190;

/** The deal came to nothing: the accepted quote is void, others may offer again. */
export function ReopenButton({ requirement }: { requirement: RequirementShown }) {
  const { t } = useLingui();
  const decide = useStatusChange();
  const [change, { error, isLoading }] = useChangeRequirementStatusMutation();
  const reopen = (said: string) => {
    const body = { status: 'open' as const, ...(said ? { reason: said } : {}) };
    const call = () => change({ requirementId: requirement.id, body }).unwrap();
    return decide(call, t`Reopened.`);
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
      maxLength={LONGEST}
      error={error}
      isBusy={isLoading}
      onSubmit={reopen}
    />
  );
}
