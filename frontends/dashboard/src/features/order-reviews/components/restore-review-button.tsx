import type { AdminReview } from '@haat/api/admin-order-reviews';
import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRestoreOrderReviewMutation } from '../../../api/admin-order-reviews';
import { useStatusChange } from '../../../hooks/use-decide';

/** A hidden review is again what it was before. */
export function RestoreReviewButton({ review }: { review: AdminReview }) {
  const { t } = useLingui();
  const decide = useStatusChange();
  const [restore, { isLoading }] = useRestoreOrderReviewMutation();
  const { number } = review;
  const call = () => restore(review.id).unwrap();
  return (
    <div>
      <Button
        variant="outline"
        isBusy={isLoading}
        onClick={() =>
          void decide(call, { text: t`Review of order ${number} restored.` })
        }
      >
        <Trans>Restore review</Trans>
      </Button>
    </div>
  );
}
