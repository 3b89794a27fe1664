import { Card } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useWriteOrderNoteMutation, type OrderDetail } from '../../../api/orders';
import { useStatusChange } from '../../../hooks/use-decide';
import { orderPath } from '../order-path';
import { DisputeNoteButton } from './dispute-note-button';
import { DisputeNotes } from './dispute-notes';

/** A dispute as its two sides see it: they write, and Haat reads both. */
export function DisputeCard({ order }: { order: OrderDetail }) {
  const { t } = useLingui();
  const decide = useStatusChange();
  const { number } = order;
  const [write, { error, isLoading }] = useWriteOrderNoteMutation();
  const isOpen = order.status === 'disputed';
  if (!isOpen && order.notes.length === 0) return null;
  return (
    <Card className="grid gap-3 p-5">
      <h2 className="text-lg leading-snug">
        <Trans>Dispute</Trans>
      </h2>
      {isOpen ? (
        <p className="text-sm text-ink-700">
          <Trans>
            Haat sees this order and both sides’ notes, and can close or cancel it.
          </Trans>
        </p>
      ) : null}
      <DisputeNotes notes={order.notes} />
      {isOpen ? (
        <div>
          <DisputeNoteButton
            description={<Trans>The other company and Haat can read it.</Trans>}
            error={error}
            isBusy={isLoading}
            onSubmit={(text) =>
              decide(() => write({ orderId: order.id, body: { text } }).unwrap(), {
                text: t`Note about order ${number} sent.`,
                to: orderPath(order),
              })
            }
          />
        </div>
      ) : null}
    </Card>
  );
}
