import { FormNumberField, FormTextArea } from '@haat/forms';
import { Trans } from '@lingui/react/macro';
import { useAmount } from '../use-amount';
import { useExact } from '../use-exact';
import { pricedLines, type CounteredQuote } from './counter-schema';

const MAX_NOTE = 1000;
type Props = { quote: CounteredQuote };

/** Price and quantity of each line, the terms, and a message; beside each what is offered. */
export const CounterFields = ({ quote }: Props) => (
  <>
    <p className="text-sm text-ink-700">
      <Trans>Fill in only what you want to change.</Trans>
    </p>
    {pricedLines(quote).map((line, place) => (
      <LineFields key={line.requirement_item_id} line={line} place={place} />
    ))}
    <TermFields quote={quote} />
    <FormTextArea
      name="note"
      label={<Trans>Message to the supplier</Trans>}
      rows={3}
      maxLength={MAX_NOTE}
      required
    />
  </>
);

function LineFields({
  line,
  place,
}: {
  line: CounteredQuote['items'][number];
  place: number;
}) {
  const { rupees } = useExact();
  const amount = useAmount();
  return (
    <fieldset className="grid min-w-0 gap-3 sm:grid-cols-2">
      <legend className="mb-1 font-semibold [overflow-wrap:anywhere]">{line.name}</legend>
      <FormNumberField
        name={`items.${place}.unit_price`}
        label={<Trans>Price each, NPR</Trans>}
        aside={line.unit_price ? rupees(line.unit_price) : undefined}
      />
      <FormNumberField
        name={`items.${place}.quantity`}
        label={<Trans>Quantity</Trans>}
        aside={amount(line)}
      />
    </fieldset>
  );
}

function TermFields({ quote: { payment, delivery_days: days } }: Props) {
  const { quantity } = useExact();
  return (
    <div className="grid items-start gap-3 sm:grid-cols-3">
      <FormNumberField
        name="payment.advance_pct"
        label={<Trans>In advance, %</Trans>}
        aside={quantity(payment.advance_pct)}
        isInteger
      />
      <FormNumberField
        name="payment.credit_days"
        label={<Trans>Credit, days</Trans>}
        aside={quantity(payment.credit_days)}
        isInteger
      />
      <FormNumberField
        name="delivery_days"
        label={<Trans>Delivery, days</Trans>}
        aside={days === null ? undefined : quantity(days)}
        isInteger
      />
    </div>
  );
}
