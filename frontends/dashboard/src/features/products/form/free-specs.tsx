import { useFormat } from '@haat/platform';
import { Button, Field, IconButton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import type { ProductFormProps, SpecValues } from '../product-values';

const MOST = 40;
const LONGEST_NAME = 60;
const LONGEST = 200;

/** Whatever else can be said of the product: a name and a value each. */
export function FreeSpecs(props: ProductFormProps & { asked: string[] }) {
  const { values, set, errors, asked } = props;
  const { t } = useLingui();
  const { number } = useFormat();
  const { specs } = values;
  const rows = specs
    .map((spec, at) => ({ spec, at }))
    .filter(({ spec }) => !asked.includes(spec.key));
  const put = (at: number, change: Partial<SpecValues>) =>
    set({ specs: specs.map((one, i) => (i === at ? { ...one, ...change } : one)) });
  return (
    <fieldset>
      <legend className="text-[13.5px] font-semibold">
        <Trans>More facts</Trans>
      </legend>
      <ul className="mt-2 grid gap-3">
        {rows.map(({ spec, at }, index) => (
          <li key={at} className="flex items-end gap-2">
            <Field
              className="min-w-0 flex-1"
              label={<Trans>Fact</Trans>}
              maxLength={LONGEST_NAME}
              value={spec.key}
              error={errors[`specs.${spec.key}`]}
              onChange={({ target }) => put(at, { key: target.value })}
            />
            <Field
              className="min-w-0 flex-1"
              label={<Trans>Value</Trans>}
              maxLength={LONGEST}
              value={spec.value}
              onChange={({ target }) => put(at, { value: target.value })}
            />
            <IconButton
              label={t`Remove fact ${number(index + 1)}`}
              onClick={() => set({ specs: specs.filter((_, i) => i !== at) })}
            >
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      {specs.length < MOST ? (
        <Button
          variant="outline"
          className="mt-3"
          onClick={() => set({ specs: [...specs, { key: '', value: '' }] })}
        >
          <Plus aria-hidden />
          <Trans>Add a fact</Trans>
        </Button>
      ) : null}
    </fieldset>
  );
}
