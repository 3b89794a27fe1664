import { pluralForm, useFormat, type SellerProfile } from '@haat/platform';
import { useReplyTime } from '@haat/ui';
import { Select, Trans } from '@lingui/react/macro';

type Props = {
  profile: SellerProfile | undefined;
  established: number | null | undefined;
};

/** Reply time, answered share and years: each only when there is one. */
export function SupplierFigures({ profile, established }: Props) {
  const { number } = useFormat();
  const replyTime = useReplyTime(profile?.response_time_hours);
  const rate = profile?.response_rate;
  const years = established ? new Date().getFullYear() - established : 0;
  const yearsText = number(years);
  const figures = [
    replyTime ? { value: replyTime, label: <Trans>usual reply time</Trans> } : null,
    rate === null || rate === undefined
      ? null
      : { value: `${number(rate)}%`, label: <Trans>answered</Trans> },
    years
      ? {
          value: (
            <Select
              value={pluralForm(years)}
              _one={`${yearsText} yr`}
              other={`${yearsText} yrs`}
            />
          ),
          label: <Trans>in business</Trans>,
        }
      : null,
  ].filter((figure) => figure !== null);
  if (figures.length === 0) return null;
  return (
    <dl className="mt-4 grid auto-cols-fr grid-flow-col rounded-[14px] bg-paper text-center">
      {figures.map(({ value, label }, index) => (
        <div
          key={index}
          className="flex flex-col-reverse px-1 py-2.5 text-xs text-ink-500 [&+div]:border-l [&+div]:border-line"
        >
          <dt>{label}</dt>
          {/* At New Year the server's clock may be in another year than the browser's. */}
          <dd
            suppressHydrationWarning
            className="text-md font-bold tabular-nums text-ink-900"
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
