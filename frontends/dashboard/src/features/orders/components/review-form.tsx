import { Form, FormCountedText, useForm } from '@haat/forms';
import { RATINGS, useRatingLabels } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useReviewOrderMutation } from '../../../api/order-reviews';
import type { OrderDetail } from '../../../api/orders';
import { FormButtons } from '../../../components/forms/form-buttons';
import { useOrderForm } from '../hooks/use-order-form';
import { reviewSchema, typedReview } from '../review-schema';
import { RatingField } from './rating-field';

export const MAX_REVIEW = 2000;
type Props = { order: OrderDetail; onClose: () => void };

/** Four ratings and a text, written once. */
export function ReviewForm({ order, onClose }: Props) {
  const { id: orderId, number } = order;
  const { t } = useLingui();
  const labels = useRatingLabels();
  // One key per form: a repeated call writes one review.
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm({ schema: reviewSchema, saved: typedReview });
  const submit = useOrderForm(form);
  const [write, { isLoading }] = useReviewOrderMutation();
  return (
    <Form
      form={form}
      className="grid gap-4"
      onSend={(body) =>
        submit({
          call: () => write({ orderId, 'Idempotency-Key': key, body }).unwrap(),
          done: { text: t`Review of order ${number} sent. The supplier is notified.` },
          onDone: onClose,
        })
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {RATINGS.map((name) => (
          <RatingField key={name} name={name} label={labels[name]} />
        ))}
      </div>
      <FormCountedText
        name="text"
        label={<Trans>Your review</Trans>}
        hint={<Trans>It’s public with your company’s name and can’t be changed.</Trans>}
        maxLength={MAX_REVIEW}
        required
      />
      <FormButtons onCancel={onClose} type="submit" isBusy={isLoading}>
        <Trans>Send review</Trans>
      </FormButtons>
    </Form>
  );
}
