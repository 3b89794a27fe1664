import type { ReviewedRequirement } from '@haat/api/admin-requirements';
import { paths } from '@haat/platform';
import { Button, Card } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import {
  useApproveRequirementMutation,
  useRejectRequirementMutation,
} from '../../../api/admin-requirements';
import { NextInQueue } from '../../../components/review/next-in-queue';
import { ReasonButton } from '../../../components/forms/reason-button';
import { useDecide } from '../../../hooks/use-decide';
import { useRequirementReasons } from '../../../hooks/use-requirement-reasons';
import { FlaggedTerms } from './flagged-terms';

type Props = { requirement: ReviewedRequirement; onRefresh: () => void };
const REASON = { minLength: 5, maxLength: 190 };

/** Why it is here, and the decision; a refusal requires its reason. */
export function RequirementDecision({ requirement, onRefresh }: Props) {
  const { t } = useLingui();
  const labels = useRequirementReasons();
  const decide = useDecide(onRefresh);
  const [approve, approving] = useApproveRequirementMutation();
  const [reject, rejecting] = useRejectRequirementMutation();
  const isBusy = approving.isLoading || rejecting.isLoading;
  const { id, status, allowed_statuses: allowed, next_id: next } = requirement;
  const { title } = requirement;
  const to = paths.adminRequirement(id);
  const isWaiting = status === 'in_review';
  const isDecidable = allowed.includes('open') || allowed.includes('rejected');
  const { reason, review_reasons: codes, flagged_words: terms } = requirement;
  if (!isDecidable && !next && !reason && codes.length + terms.length === 0) return null;
  const open = () => {
    const call = () => approve(id).unwrap();
    return decide(call, { text: t`“${title}” is open.`, to });
  };
  const sendBack = (reason: string) => {
    const call = () => reject({ requirementId: id, body: { reason } }).unwrap();
    return decide(call, { text: t`“${title}” sent back.`, to });
  };
  return (
    <Card className="grid gap-4 p-5">
      <h2 className="text-lg leading-snug">
        <Trans>Decision</Trans>
      </h2>
      {requirement.reason ? (
        <p className="whitespace-pre-line text-ink-700">{requirement.reason}</p>
      ) : null}
      {requirement.review_reasons.length > 0 ? (
        <ul className="text-[14px] text-ink-700">
          {requirement.review_reasons.map((code) => (
            <li key={code}>{labels.review(code)}</li>
          ))}
        </ul>
      ) : null}
      <FlaggedTerms terms={requirement.flagged_words} />
      <div className="flex flex-wrap gap-2">
        {allowed.includes('open') ? (
          <Button isBusy={isBusy} onClick={() => void open()}>
            <Check aria-hidden />
            <Trans>Approve</Trans>
          </Button>
        ) : null}
        {allowed.includes('rejected') ? (
          <ReasonButton
            actionLabel={t`Reject`}
            icon={<X aria-hidden />}
            variant="danger"
            title={<Trans>Send this requirement back?</Trans>}
            description={
              <Trans>The buyer sees the reason and can fix and resubmit it.</Trans>
            }
            label={<Trans>Reason</Trans>}
            {...REASON}
            error={rejecting.error}
            isBusy={isBusy}
            onSubmit={sendBack}
          />
        ) : null}
        {!isWaiting && next ? <NextInQueue to={paths.adminRequirement(next)} /> : null}
      </div>
    </Card>
  );
}
