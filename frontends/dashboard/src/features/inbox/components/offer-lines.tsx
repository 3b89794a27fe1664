import { useFormat } from '@haat/platform';
import { Button, Field, IconButton, NumberField } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import type { OfferLine } from '../offer';
import { MOST_LINES, emptyLine } from '../offer-values';

type Props = {
  lines: OfferLine[];
  problems: string[];
  onChange: (lines: OfferLine[]) => void;
};

/** What is offered: line by line. */
export function OfferLines({ lines, problems, onChange }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  const set = (index: number, part: Partial<OfferLine>) =>
    onChange(lines.map((line, at) => (at === index ? { ...line, ...part } : line)));
  const errorOf = (index: number, name: keyof OfferLine) =>
    problems.includes(`${index}.${name}`)
      ? name === 'what'
        ? t`Name what you offer`
        : t`Write a number, such as 1450.50`
      : undefined;
  const figure = (index: number, name: 'quantity' | 'price') => ({
    value: lines[index]?.[name] ?? '',
    error: errorOf(index, name),
    onChange: ({ target }: { target: { value: string } }) =>
      set(index, { [name]: target.value }),
  });
  return (
    <div className="grid gap-4">
      {lines.map((line, index) => (
        <fieldset
          key={index}
          className="grid grid-cols-[1fr_1fr_44px] items-start gap-3 border-b border-line pb-4 sm:grid-cols-[minmax(0,2fr)_1fr_1fr_1fr_44px]"
        >
          <legend className="sr-only">
            <Trans>Line {number(index + 1)}</Trans>
          </legend>
          <Field
            label={<Trans>Product or service</Trans>}
            required
            maxLength={120}
            className="max-sm:col-span-3"
            value={line.what}
            error={errorOf(index, 'what')}
            onChange={({ target }) => set(index, { what: target.value })}
          />
          <NumberField
            label={<Trans>Quantity</Trans>}
            required
            {...figure(index, 'quantity')}
          />
          <Field
            label={<Trans>Unit</Trans>}
            maxLength={20}
            className="max-sm:col-span-2"
            value={line.unit}
            onChange={({ target }) => set(index, { unit: target.value })}
          />
          <NumberField
            label={<Trans>Unit price</Trans>}
            required
            {...figure(index, 'price')}
          />
          {lines.length > 1 ? (
            <IconButton
              label={t`Remove line ${number(index + 1)}`}
              className="mt-7"
              onClick={() => onChange(lines.filter((_, at) => at !== index))}
            >
              <Trash2 aria-hidden />
            </IconButton>
          ) : null}
        </fieldset>
      ))}
      {lines.length < MOST_LINES ? (
        <Button
          variant="soft"
          className="justify-self-start"
          onClick={() => onChange([...lines, emptyLine()])}
        >
          <Plus aria-hidden />
          <Trans>One more line</Trans>
        </Button>
      ) : null}
    </div>
  );
}
