import { UnitPicker } from '@haat/enquiry';
import type { RequirementItem } from '@haat/platform';
import { Card, Chip, Field, NumberField } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ItemType } from '../../../api/quotes';
import type { LineValues } from '../quote-values';
import { useAmount } from '../use-amount';
import { useExact } from '../use-exact';
import { useQuoteWords } from '../use-quote-words';

type Props = {
  asked: RequirementItem;
  line: LineValues;
  /** Quantity by unit price. */
  price: string;
  /** By the field's own name. */
  errors: Record<string, string | undefined>;
  onChange: (change: Partial<LineValues>) => void;
};
const TYPES: ItemType[] = ['requested', 'alternative', 'not_available'];

/** One line of the requirement, and what is offered for it. */
export function LineFields({ asked, line, price, errors, onChange }: Props) {
  const id = useId();
  const { t } = useLingui();
  const words = useQuoteWords();
  const amount = useAmount();
  const { rupees } = useExact();
  const isOffered = line.type !== 'not_available';
  return (
    <Card role="group" aria-labelledby={id} className="grid gap-4 p-4 lg:p-5">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h3 id={id} className="min-w-0 flex-1 basis-52 text-md">
          {asked.name}
        </h3>
        <p className="text-sm text-ink-500">
          <Trans>Asked for: {amount(asked)}</Trans>
          {asked.target_price ? (
            <>
              {' · '}
              <Trans>Hoped for: {rupees(asked.target_price)} each</Trans>
            </>
          ) : null}
        </p>
        {asked.spec ? <p className="basis-full text-sm">{asked.spec}</p> : null}
      </div>
      <div role="group" aria-label={t`What you offer`} className="flex flex-wrap gap-2">
        {TYPES.map((type) => (
          <Chip
            key={type}
            className="h-11"
            isOn={line.type === type}
            onClick={() => onChange({ type })}
          >
            {words.type(type)}
          </Chip>
        ))}
      </div>
      {isOffered ? (
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-[1fr_1fr_1fr_minmax(90px,auto)]">
          <NumberField
            label={<Trans>Quantity</Trans>}
            required
            value={line.quantity}
            error={errors.quantity}
            onChange={({ target }) => onChange({ quantity: target.value })}
          />
          {line.unit && !line.unit_id ? (
            <Field
              label={<Trans>Unit</Trans>}
              value={line.unit}
              error={errors.unit}
              onChange={({ target }) => onChange({ unit: target.value })}
            />
          ) : (
            <UnitPicker
              value={line.unit_id}
              error={errors.unit_id}
              onChange={(unit_id) => onChange({ unit_id, unit: '' })}
            />
          )}
          <NumberField
            label={<Trans>Price each, NPR</Trans>}
            required
            value={line.unit_price}
            error={errors.unit_price}
            onChange={({ target }) => onChange({ unit_price: target.value })}
          />
          <p className="text-right tabular-nums">
            <span className="block text-[13.5px] text-ink-500">
              <Trans>Amount</Trans>
            </span>
            <b className="mt-4 block">{rupees(price)}</b>
          </p>
        </div>
      ) : null}
      <Field
        label={
          line.type === 'alternative' ? (
            <Trans>What you offer instead</Trans>
          ) : (
            <Trans>Note to this line</Trans>
          )
        }
        required={line.type === 'alternative'}
        maxLength={255}
        value={line.note}
        error={errors.note}
        onChange={({ target }) => onChange({ note: target.value })}
      />
    </Card>
  );
}
