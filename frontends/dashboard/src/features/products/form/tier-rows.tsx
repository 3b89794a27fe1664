import { Button, IconButton, NumberField } from '@haat/ui';
import { useFormat } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, TriangleAlert, X } from 'lucide-react';
import type { ProductFormProps, TierValues } from '../product-values';

const MOST = 10;

/** Who takes more pays less: from a quantity on, another price. */
export function TierRows({ values, set, errors }: ProductFormProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const { tiers } = values;
  const put = (at: number, change: Partial<TierValues>) =>
    set({ tiers: tiers.map((one, i) => (i === at ? { ...one, ...change } : one)) });
  return (
    <fieldset className="mt-5">
      <legend className="text-[13.5px] font-semibold">
        <Trans>Cheaper from a quantity on</Trans>
      </legend>
      {errors.tiers ? (
        <p
          role="alert"
          className="mt-1.5 flex items-center gap-1.5 text-sm font-medium text-red-700"
        >
          <TriangleAlert className="size-4 shrink-0" aria-hidden />
          {errors.tiers}
        </p>
      ) : null}
      <ul className="mt-2 grid gap-3">
        {tiers.map((tier, at) => (
          <li key={at} className="flex items-end gap-2 sm:max-w-[67%]">
            <NumberField
              className="min-w-0 flex-1"
              label={<Trans>From quantity</Trans>}
              isWhole
              value={tier.min_qty}
              aria-invalid={errors.tiers ? true : undefined}
              onChange={({ target }) => put(at, { min_qty: target.value })}
            />
            <NumberField
              className="min-w-0 flex-1"
              label={<Trans>Price each, NPR</Trans>}
              value={tier.price}
              onChange={({ target }) => put(at, { price: target.value })}
            />
            <IconButton
              label={t`Remove step ${number(at + 1)}`}
              onClick={() => set({ tiers: tiers.filter((_, i) => i !== at) })}
            >
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      {tiers.length < MOST ? (
        <Button
          variant="outline"
          className="mt-3"
          onClick={() => set({ tiers: [...tiers, { min_qty: '', price: '' }] })}
        >
          <Plus aria-hidden />
          <Trans>Add a price step</Trans>
        </Button>
      ) : null}
    </fieldset>
  );
}
