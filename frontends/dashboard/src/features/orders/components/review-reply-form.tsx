import { Form, FormCountedText, useForm } from '@haat/forms';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useReplyToReviewMutation } from '../../../api/order-reviews';
import type { OrderDetail } from '../../../api/orders';
import { FormButtons } from '../../../components/forms/form-buttons';
import { useOrderForm } from '../hooks/use-order-form';
import { replySchema, typedReply } from '../review-schema';
import { MAX_REVIEW } from './review-form';

type Props = { order: OrderDetail; onClose: () => void };

/** The seller's one reply: it publishes a review that waits. */
export function ReviewReplyForm({ order, onClose }: Props) {
  const { id: orderId, number } = order;
  const { t } = useLingui();
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm({ schema: replySchema, saved: typedReply });
  const submit = useOrderForm(form);
  const [reply, { isLoading }] = useReplyToReviewMutation();
  return (
    <Form
      form={form}
      className="grid gap-4"
      onSend={(body) =>
        submit({
          call: () => reply({ orderId, 'Idempotency-Key': key, body }).unwrap(),
          done: { text: t`Reply published with the review of order ${number}.` },
          onDone: onClose,
        })
      }
    >
      <FormCountedText
        name="text"
        label={<Trans>Your reply</Trans>}
        maxLength={MAX_REVIEW}
        required
      />
      <FormButtons onCancel={onClose} type="submit" isBusy={isLoading}>
        <Trans>Publish reply</Trans>
      </FormButtons>
    </Form>
  );
}
