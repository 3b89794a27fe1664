import { Form, FormSelect, useForm } from '@haat/forms';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSettleShortagesMutation, type OrderDetail } from '../../../api/orders';
import { FormButtons } from '../../../components/forms/form-buttons';
import { useOrderForm } from '../hooks/use-order-form';
import { orderPath } from '../order-path';
import { optionsOf, useOrderLabels } from '../hooks/use-order-labels';
import { openShortages } from '../order-actions';
import { settlementSchema, typedSettlement } from '../settlement-schema';
import { FormDialog } from './form-dialog';
import type { ActionProps } from './order-action-button';
import { ShortageText } from './shortage-text';

/** A credit, or another delivery, for each quantity that arrived short. */
export function SettleButton({ order, variant }: ActionProps) {
  const { t } = useLingui();
  return (
    <FormDialog
      label={t`Settle shortage`}
      variant={variant}
      title={<Trans>Settle what arrived short</Trans>}
      description={<Trans>The buyer’s choice is selected. The buyer is notified.</Trans>}
    >
      {(close) => <SettlementForm order={order} onClose={close} />}
    </FormDialog>
  );
}

type FormProps = { order: OrderDetail; onClose: () => void };

function SettlementForm({ order, onClose }: FormProps) {
  const { t } = useLingui();
  const labels = useOrderLabels();
  const [shortages] = useState(() => openShortages(order));
  const form = useForm({ schema: settlementSchema, saved: typedSettlement(shortages) });
  const submit = useOrderForm(form);
  const { number } = order;
  const [settle, { isLoading }] = useSettleShortagesMutation();
  return (
    <Form
      form={form}
      className="grid gap-4"
      onSend={(body) =>
        submit({
          call: () => settle({ orderId: order.id, body }).unwrap(),
          done: { text: t`Shortage of order ${number} settled.`, to: orderPath(order) },
          onDone: onClose,
          rename: (path) => path.replace(/shortage_id$/, 'settlement'),
        })
      }
    >
      {shortages.map((shortage, at) => (
        <div key={shortage.id} className="grid gap-2">
          <ShortageText shortage={shortage} lines={order.lines} />
          <FormSelect
            name={`items.${at}.settlement`}
            label={<Trans>Settlement</Trans>}
            options={optionsOf(labels.settlements)}
          />
        </div>
      ))}
      <FormButtons onCancel={onClose} type="submit" isBusy={isLoading}>
        <Trans>Settle shortage</Trans>
      </FormButtons>
    </Form>
  );
}
