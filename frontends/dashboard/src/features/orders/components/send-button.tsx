import {
  Form,
  FormNumberField,
  FormPhoneField,
  FormTextArea,
  FormDateField,
  FormTextField,
  useFieldError,
  useForm,
} from '@haat/forms';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  useSendDeliveryMutation,
  type OrderDetail,
  type OrderLine,
} from '../../../api/orders';
import { FormButtons } from '../../../components/forms/form-buttons';
import { useAmount } from '../../../hooks/use-amount';
import {
  NOTHING_SENT,
  deliverySchema,
  pathInForm,
  typedDelivery,
} from '../delivery-schema';
import { useOrderForm } from '../hooks/use-order-form';
import { orderPath } from '../order-path';
import { openLines } from '../order-actions';
import { FormDialog } from './form-dialog';
import type { ActionProps } from './order-action-button';

const MAX_LINE = 255;
const MAX_NOTE = 1000;

/** A delivery of what is open. */
export function SendButton({ order, variant }: ActionProps) {
  const { t } = useLingui();
  return (
    <FormDialog
      label={t`Send delivery`}
      variant={variant}
      title={<Trans>Send a delivery</Trans>}
      description={
        <Trans>It gets a challan with the quantities. The buyer is notified.</Trans>
      }
    >
      {(close) => <DeliveryForm order={order} onClose={close} />}
    </FormDialog>
  );
}

type FormProps = { order: OrderDetail; onClose: () => void };

function DeliveryForm({ order, onClose }: FormProps) {
  const { t } = useLingui();
  const [lines] = useState(() => openLines(order));
  // One key per form: a repeated call sends one delivery.
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm({ schema: deliverySchema, saved: typedDelivery(lines) });
  const submit = useOrderForm(form);
  const { number } = order;
  const [send, { isLoading }] = useSendDeliveryMutation();
  return (
    <Form
      form={form}
      className="grid gap-4"
      onSend={(body) =>
        submit({
          call: () => send({ orderId: order.id, 'Idempotency-Key': key, body }).unwrap(),
          done: {
            text: t`Delivery of order ${number} sent. The buyer is notified.`,
            to: orderPath(order),
          },
          onDone: onClose,
          rename: (path) => pathInForm(path, form.getValues()),
        })
      }
    >
      <SentLines lines={lines} />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormTextField
          name="vehicle"
          label={<Trans>Vehicle</Trans>}
          maxLength={MAX_LINE}
        />
        <FormDateField name="arrives_on" label={<Trans>Arrives on</Trans>} />
        <FormTextField
          name="driver_name"
          label={<Trans>Driver</Trans>}
          maxLength={MAX_LINE}
        />
        <FormPhoneField name="driver_phone" label={<Trans>Driver’s phone</Trans>} />
      </div>
      <FormTextArea name="note" label={<Trans>Note</Trans>} maxLength={MAX_NOTE} />
      <FormButtons onCancel={onClose} type="submit" isBusy={isLoading}>
        <Trans>Send delivery</Trans>
      </FormButtons>
    </Form>
  );
}

function SentLines({ lines }: { lines: OrderLine[] }) {
  const { t } = useLingui();
  const amount = useAmount();
  const error = useFieldError('items', {
    [NOTHING_SENT]: t`Enter a quantity of at least one line.`,
  });
  return (
    <>
      {lines.map((line, at) => {
        const open = amount({ ...line, quantity: line.open });
        return (
          <FormNumberField
            key={line.id}
            name={`items.${at}.quantity`}
            label={line.name}
            hint={<Trans>Still to be sent: {open}</Trans>}
          />
        );
      })}
      {error ? (
        <p role="alert" className="text-sm text-red-700">
          {error}
        </p>
      ) : null}
    </>
  );
}
