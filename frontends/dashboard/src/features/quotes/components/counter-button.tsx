import { Button, Dialog, NumberField } from '@haat/ui';
import { fieldErrors, numeral } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCounterQuoteMutation, type Quote } from '../../../api/quotes';
import { NoteForm } from '../../../components/forms/note-form';
import { useStatusChange } from '../../../hooks/use-decide';
import { useExact } from '../../../hooks/use-exact';

const MAX_NOTE = 1000;

/** What the buyer would pay instead: prices by line, and why. */
export function CounterButton({ quote }: { quote: Quote }) {
  const { t } = useLingui();
  const { rupees } = useExact();
  const decide = useStatusChange();
  const [isOpen, setIsOpen] = useState(false);
  const [prices, setPrices] = useState<Record<string, string>>({});
  const [counter, { error, isLoading }] = useCounterQuoteMutation();
  const priced = quote.items.filter(({ type }) => type !== 'not_available');
  const items = priced.flatMap(({ requirement_item_id: id }) =>
    prices[id] ? [{ requirement_item_id: id, unit_price: numeral(prices[id]) }] : [],
  );
  const errorOf = (id: string) => {
    const at = items.findIndex(({ requirement_item_id }) => requirement_item_id === id);
    return fieldErrors(error)[`items.${at}.unit_price`];
  };
  const send = async (note: string) => {
    const call = () => counter({ quoteId: quote.id, body: { note, items } }).unwrap();
    setIsOpen(!(await decide(call, t`Counter-offer sent to the supplier.`)));
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="outline">
          <Trans>Counter-offer</Trans>
        </Button>
      }
      title={<Trans>What would you pay?</Trans>}
      description={
        <Trans>
          The supplier sends a new version, keeps to its offer, or withdraws it. Until
          then you cannot accept this quote.
        </Trans>
      }
    >
      <NoteForm
        label={<Trans>Message to the supplier</Trans>}
        minLength={1}
        maxLength={MAX_NOTE}
        name="note"
        error={error}
        isBusy={isLoading}
        action={<Trans>Send counter-offer</Trans>}
        onSubmit={(note) => void send(note)}
        onCancel={() => setIsOpen(false)}
      >
        {priced.map(({ requirement_item_id: id, name, unit_price }) => (
          <NumberField
            key={id}
            label={<Trans>{name}: price each, NPR</Trans>}
            aside={unit_price ? rupees(unit_price) : undefined}
            value={prices[id] ?? ''}
            error={errorOf(id)}
            onChange={({ target }) => setPrices({ ...prices, [id]: target.value })}
          />
        ))}
      </NoteForm>
    </Dialog>
  );
}
