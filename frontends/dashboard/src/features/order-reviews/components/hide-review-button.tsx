import type { AdminReview } from '@haat/api/admin-order-reviews';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  useHideOrderReviewMutation,
  useRestoreOrderReviewMutation,
} from '../../../api/admin-order-reviews';
import { ReasonButton } from '../../../components/forms/reason-button';
import { useStatusChange } from '../../../hooks/use-decide';

const MAX_REASON = 255;

/** The text stays as it was written; both sides read the reason. */
export function HideReviewButton({ review }: { review: AdminReview }) {
  const { t } = useLingui();
  const decide = useStatusChange();
  const [restore] = useRestoreOrderReviewMutation();
  const { number } = review;
  const [hide, { error, isLoading }] = useHideOrderReviewMutation();
  return (
    <div>
      <ReasonButton
        variant="outline"
        actionLabel={t`Hide review`}
        title={<Trans>Hide this review?</Trans>}
        description={
          <Trans>
            The buyer and the seller are notified of your reason. You can restore it.
          </Trans>
        }
        label={<Trans>Reason</Trans>}
        minLength={1}
        maxLength={MAX_REASON}
        error={error}
        isBusy={isLoading}
        onSubmit={(reason) =>
          decide(() => hide({ reviewId: review.id, body: { reason } }).unwrap(), {
            text: t`Review of order ${number} hidden.`,
            undo: () =>
              void decide(() => restore(review.id).unwrap(), {
                text: t`Review of order ${number} restored.`,
              }),
          })
        }
      />
    </div>
  );
}
