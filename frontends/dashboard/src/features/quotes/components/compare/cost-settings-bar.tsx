import { fieldErrors, numeral } from '@haat/platform';
import { Card, NumberField, Switch } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useChangeCostSettingsMutation, type CostSettings } from '../../../../api/quotes';
import { useNotifyError } from '../../../../hooks/use-notify-error';

/** `14.00` as one would type it. */
const plain = (rate: string) => String(Number(rate));

/** By what the server ranks: whether VAT is a cost, and what money costs a year. */
export function CostSettingsBar({ settings }: { settings: CostSettings }) {
  const notifyError = useNotifyError();
  const [change, { error, isLoading }] = useChangeCostSettingsMutation();
  const [typed, setTyped] = useState<string | null>(null);
  const rate = typed ?? plain(settings.yearly_rate_pct);
  const problem = fieldErrors(error).yearly_rate_pct;
  const saveRate = async () => {
    if (typed === null || typed === plain(settings.yearly_rate_pct)) return;
    const saved = await change({ yearly_rate_pct: numeral(typed || '0') });
    // What was refused stays, with its error.
    if (!saved.error) setTyped(null);
  };
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-2.5">
      <Switch
        label={<Trans>I reclaim VAT</Trans>}
        checked={settings.reclaims_vat}
        disabled={isLoading}
        onCheckedChange={(isOn) =>
          void change({ reclaims_vat: isOn }).unwrap().catch(notifyError)
        }
      />
      <form
        className="flex items-center gap-2 text-[14px] font-semibold"
        onSubmit={(event) => {
          event.preventDefault();
          void saveRate();
        }}
      >
        <span aria-hidden>
          <Trans>My cost of credit</Trans>
        </span>
        <NumberField
          className="w-20"
          label={
            <span className="sr-only">
              <Trans>My cost of credit, % per year</Trans>
            </span>
          }
          value={rate}
          error={problem}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => void saveRate()}
        />
        <span aria-hidden>
          <Trans>% per year</Trans>
        </span>
      </form>
      <details className="ml-auto max-w-[46ch] text-[13.5px] max-sm:ml-0">
        <summary className="cursor-pointer py-2.5 font-semibold text-indigo-700">
          <Trans>How we rank</Trans>
        </summary>
        <p className="pb-2 text-ink-700">
          <Trans>
            Complete quotes come first, by what the quantity you asked for costs you:
            goods, VAT unless you reclaim it, freight, and payment terms at your yearly
            rate. Incomplete ones follow, by the value of what is missing, then by what
            completing them costs. Alternatives and unknown units are not ranked.
          </Trans>
        </p>
      </details>
    </Card>
  );
}
