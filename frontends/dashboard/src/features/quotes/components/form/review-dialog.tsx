import type { ItemOut } from '@haat/api/requirements';
import { CostList } from '@haat/enquiry';
import { Button, Dialog } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { Cost } from '../../../../api/quotes';
import { TermsList } from '../terms-list';
import { useAmount } from '../../../../hooks/use-amount';
import { useExact } from '../../../../hooks/use-exact';
import { useQuoteLabels } from '../../hooks/use-quote-labels';
import type { WireQuote } from '../../quote-schema';

type Props = {
  requested: ItemOut[];
  quote: WireQuote;
  cost: Cost;
  isRevision: boolean;
  isSending: boolean;
  onSend: () => void;
  onClose: () => void;
};

/** As the buyer will read it, once more before it cannot be changed. */
export function ReviewDialog(props: Props) {
  const { requested, quote, cost, isRevision, isSending, onSend, onClose } = props;
  const labels = useQuoteLabels();
  const amount = useAmount();
  const { rupees } = useExact();
  const { items } = quote;
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(isStaying) => (isStaying ? undefined : onClose())}
      title={<Trans>Review your quote</Trans>}
      description={
        <Trans>
          A sent quote can’t be edited; you can send a new version, at most twice.
        </Trans>
      }
    >
      <ul className="divide-y divide-line border-y border-line text-[14px]">
        {items.map((item, at) => (
          <li key={item.requirement_item_id} className="py-2.5">
            <p className="font-semibold">{requested[at]?.name}</p>
            <p className="tabular-nums">
              {item.type === 'not_available'
                ? labels.type(item.type)
                : `${amount({ ...item, quantity: item.quantity ?? '0' })} × ${rupees(item.unit_price ?? 0)}`}
              {item.type === 'alternative' ? ` · ${labels.type(item.type)}` : null}
            </p>
            {item.note ? <p className="text-ink-700">{item.note}</p> : null}
          </li>
        ))}
      </ul>
      <div className="my-3">
        <TermsList terms={{ ...quote, valid_until: quote.valid_until ?? '' }} />
      </div>
      <CostList cost={cost} />
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onClose}>
          <Trans>Request a change</Trans>
        </Button>
        <Button isBusy={isSending} onClick={onSend}>
          {isRevision ? <Trans>Send the new version</Trans> : <Trans>Send quote</Trans>}
        </Button>
      </div>
    </Dialog>
  );
}
