import { useFormat } from '@haat/platform';
import { Select } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { SPANS_DAYS } from '../hooks/use-demand-filters';

type Props = { days: number; onChange: (days: string) => void };

export function SpanSelect({ days, onChange }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  const options = SPANS_DAYS.map((span) => {
    const shown = number(span);
    return { value: String(span), label: t`Last ${shown} days` };
  });
  return (
    <Select
      label={<Trans>Time</Trans>}
      className="w-full sm:w-52"
      value={String(days)}
      options={options}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
