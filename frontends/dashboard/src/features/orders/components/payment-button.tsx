import {
  Form,
  FormNumberField,
  FormSelect,
  FormDateField,
  FormTextField,
  useForm,
} from '@haat/forms';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNotePaymentMutation, type OrderDetail } from '../../../api/orders';
import { FormButtons } from '../../../components/forms/form-buttons';
import { useOrderForm } from '../hooks/use-order-form';
import { orderPath } from '../order-path';
import { optionsOf, useOrderLabels } from '../hooks/use-order-labels';
import { paymentSchema, typedPayment } from '../payment-schema';
import { FormDialog } from './form-dialog';

const MAX_LINE = 255;

/** A payment that was made outside Haat. */
export function PaymentButton({ order }: { order: OrderDetail }) {
  const { t } = useLingui();
  return (
    <FormDialog
      label={t`Note a payment`}
      variant="outline"
      title={<Trans>Note a payment</Trans>}
      description={
        <Trans>
          Haat doesn’t handle payments. The other company confirms that it received the
          money.
        </Trans>
      }
    >
      {(close) => <PaymentForm order={order} onClose={close} />}
    </FormDialog>
  );
}

type FormProps = { order: OrderDetail; onClose: () => void };

function PaymentForm({ order, onClose }: FormProps) {
  const { t } = useLingui();
  const labels = useOrderLabels();
  // One key per form: a repeated call notes one payment.
  const [key] = useState(() => crypto.randomUUID());
  const [saved] = useState(() => typedPayment(order.payments.length === 0));
  const form = useForm({ schema: paymentSchema, saved });
  const submit = useOrderForm(form);
  const { number } = order;
  const [note, { isLoading }] = useNotePaymentMutation();
  return (
    <Form
      form={form}
      className="grid gap-4"
      onSend={(body) =>
        submit({
          call: () => note({ orderId: order.id, 'Idempotency-Key': key, body }).unwrap(),
          done: {
            text: t`Payment noted for order ${number}. The other company is notified.`,
            to: orderPath(order),
          },
          onDone: onClose,
        })
      }
    >
      <FormSelect
        name="kind"
        label={<Trans>Kind of payment</Trans>}
        options={optionsOf(labels.payments)}
      />
      <FormNumberField name="amount" label={<Trans>Amount, NPR</Trans>} required />
      <FormDateField name="paid_on" label={<Trans>Paid on</Trans>} required />
      <FormTextField
        name="reference"
        label={<Trans>Reference, for example the bank’s number</Trans>}
        maxLength={MAX_LINE}
      />
      <FormButtons onCancel={onClose} type="submit" isBusy={isLoading}>
        <Trans>Note a payment</Trans>
      </FormButtons>
    </Form>
  );
}
