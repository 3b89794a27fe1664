import { useChangeRequirementStatusMutation, type Requirement } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import { ReasonButton } from '../../desk/reason-button';
import { useMove } from '../../desk/use-decide';

const LONGEST = 190;

/** Over for good; suppliers who answered are told, with the reason. */
export function CancelButton({ requirement }: { requirement: Requirement }) {
  const { t } = useLingui();
  const decide = useMove();
  const [change, { error, isLoading }] = useChangeRequirementStatusMutation();
  const isDraft = requirement.status === 'draft';
  const cancel = (said: string) => {
    const form = { id: requirement.id, status: 'cancelled' };
    const call = () => change({ ...form, ...(said ? { reason: said } : {}) }).unwrap();
    return decide(
      call,
      isDraft ? t`The draft is gone.` : t`The requirement is cancelled.`,
    );
  };
  return (
    <ReasonButton
      words={isDraft ? t`Throw the draft away` : t`Cancel the requirement`}
      title={
        isDraft ? (
          <Trans>Throw this draft away?</Trans>
        ) : (
          <Trans>Cancel this requirement?</Trans>
        )
      }
      description={
        isDraft ? (
          <Trans>It stays under Cancelled, and can be posted again from there.</Trans>
        ) : (
          <Trans>
            Quotes that were sent are declined, and their suppliers are told. You can post
            the same again later.
          </Trans>
        )
      }
      label={<Trans>Reason (optional)</Trans>}
      longest={LONGEST}
      error={error}
      isBusy={isLoading}
      onSubmit={cancel}
    />
  );
}
