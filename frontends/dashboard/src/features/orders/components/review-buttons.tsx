import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderDetail } from '../../../api/orders';
import { FormDialog } from './form-dialog';
import { ReviewForm } from './review-form';
import { ReviewReplyForm } from './review-reply-form';

type Props = { order: OrderDetail };

export function WriteReviewButton({ order }: Props) {
  const { t } = useLingui();
  return (
    <FormDialog
      label={t`Write a review`}
      variant="primary"
      title={<Trans>Write a review</Trans>}
      description={
        <Trans>It is published when the supplier replies, or after 14 days.</Trans>
      }
    >
      {(close) => <ReviewForm order={order} onClose={close} />}
    </FormDialog>
  );
}

export function ReplyToReviewButton({ order }: Props) {
  const { t } = useLingui();
  return (
    <FormDialog
      label={t`Reply to the review`}
      variant="primary"
      title={<Trans>Reply to the review</Trans>}
      description={<Trans>You can reply once. Your reply is public.</Trans>}
    >
      {(close) => <ReviewReplyForm order={order} onClose={close} />}
    </FormDialog>
  );
}
