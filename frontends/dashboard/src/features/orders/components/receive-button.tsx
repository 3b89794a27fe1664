import {
  Form,
  FormNumberField,
  FormSelect,
  FormTextField,
  useForm,
  useWatch,
} from '@haat/forms';
import { readNumber } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  useReceiveDeliveryMutation,
  type OrderDelivery,
  type OrderDetail,
} from '../../../api/orders';
import { FormButtons } from '../../../components/forms/form-buttons';
import { useAmount } from '../../../hooks/use-amount';
import { useOrderForm } from '../hooks/use-order-form';
import { orderPath } from '../order-path';
import { optionsOf, useOrderLabels } from '../hooks/use-order-labels';
import { awaitedDelivery } from '../order-actions';
import { isShort, receiptSchema, typedReceipt } from '../receipt-schema';
import { FormDialog } from './form-dialog';
import type { ActionProps } from './order-action-button';
import { PhotosField } from './photos-field';

const MAX_LINE = 255;

/** What arrived of the oldest delivery without a receipt. */
export function ReceiveButton({ order, variant }: ActionProps) {
  const { t } = useLingui();
  const delivery = awaitedDelivery(order);
  if (!delivery) return null;
  return (
    <FormDialog
      label={t`Confirm receipt`}
      variant={variant}
      title={<Trans>What arrived with {delivery.number}?</Trans>}
      description={<Trans>Change a quantity only if less arrived.</Trans>}
    >
      {(close) => <ReceiptForm order={order} delivery={delivery} onClose={close} />}
    </FormDialog>
  );
}

type FormProps = { order: OrderDetail; delivery: OrderDelivery; onClose: () => void };

function ReceiptForm({ order, delivery, onClose }: FormProps) {
  const { t } = useLingui();
  const form = useForm({ schema: receiptSchema, saved: typedReceipt(delivery) });
  const submit = useOrderForm(form);
  const { number } = order;
  const [receive, { isLoading }] = useReceiveDeliveryMutation();
  const ids = { orderId: order.id, deliveryId: delivery.id };
  return (
    <Form
      form={form}
      className="grid gap-4"
      onSend={(body) =>
        submit({
          call: () => receive({ ...ids, body }).unwrap(),
          done: { text: t`Receipt for order ${number} confirmed.`, to: orderPath(order) },
          onDone: onClose,
          rename: (path) =>
            path.startsWith('attachment_ids')
              ? 'files'
              : path.replace(/line_id$/, 'received'),
        })
      }
    >
      {delivery.items.map((item, at) => (
        <ReceivedLine key={item.line_id} order={order} item={item} at={at} />
      ))}
      <PhotosField />
      <FormButtons onCancel={onClose} type="submit" isBusy={isLoading}>
        <Trans>Confirm receipt</Trans>
      </FormButtons>
    </Form>
  );
}

type LineProps = { order: OrderDetail; item: OrderDelivery['items'][number]; at: number };

/** A quantity; if it is smaller than sent, what happened and what the buyer wants. */
function ReceivedLine({ order, item, at }: LineProps) {
  const { t } = useLingui();
  const amount = useAmount();
  const labels = useOrderLabels();
  const name = `items.${at}`;
  const received = useWatch({ name: `${name}.received` }) as string;
  const line = order.lines.find(({ id }) => id === item.line_id);
  const sent = amount({ ...line, quantity: item.quantity });
  return (
    <fieldset className="grid gap-3 rounded-md border border-line p-3">
      <legend className="px-1 font-semibold">{line?.name}</legend>
      <FormNumberField
        name={`${name}.received`}
        label={<Trans>Received</Trans>}
        hint={<Trans>Sent: {sent}</Trans>}
        required
      />
      {isShort(item.quantity, readNumber(received)) ? (
        <div className="grid gap-3 sm:grid-cols-2">
          <FormSelect
            name={`${name}.reason`}
            label={<Trans>What happened to the rest</Trans>}
            placeholder={t`Choose`}
            options={optionsOf(labels.reasons)}
            required
          />
          <FormSelect
            name={`${name}.request`}
            label={<Trans>What you want</Trans>}
            placeholder={t`Choose`}
            options={optionsOf(labels.settlements)}
            required
          />
          <FormTextField
            name={`${name}.note`}
            label={<Trans>Note</Trans>}
            maxLength={MAX_LINE}
            className="sm:col-span-2"
          />
        </div>
      ) : null}
    </fieldset>
  );
}
