import { Link, paths, useFormat, useOwnSellerProfileQuery } from '@haat/platform';
import { Button, Card, ErrorPanel, Skeleton, cn } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useChecklistLabels } from '../hooks/use-checklist-labels';

/** Points that the company's page can do; the others come by verification. */
const ON_THE_PAGE = ['company', 'address', 'contacts', 'trade', 'about'];

/** Open points of the company's checklist; nothing once all are done. */
export function Checklist() {
  const labelOf = useChecklistLabels();
  const { number } = useFormat();
  const { data, error, refetch } = useOwnSellerProfileQuery(true);
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-80 rounded-lg" />;
  const list = 'checklist' in data ? data.checklist : [];
  const done = list.filter((point) => point.done).length;
  if (done === list.length) return null;
  const isDoable = list.some((one) => !one.done && ON_THE_PAGE.includes(one.key));
  return (
    <Card className="p-5">
      <div className="flex items-baseline gap-3">
        <h2 className="text-lg leading-snug">
          <Trans>Complete your profile</Trans>
        </h2>
        <span className="ml-auto text-sm font-semibold text-ink-500 tabular-nums">
          {number(done)} / {number(list.length)}
        </span>
      </div>
      <progress
        value={done}
        max={list.length}
        className="mb-4 mt-3 block h-2 w-full appearance-none overflow-hidden rounded-full [&::-moz-progress-bar]:bg-green-600 [&::-webkit-progress-bar]:bg-sand [&::-webkit-progress-value]:bg-green-600"
      />
      <ul className="grid gap-2.5">
        {list.map((point) => (
          <li key={point.key} className="flex items-center gap-2.5 text-[14.5px]">
            <span
              className={cn(
                'grid size-6 shrink-0 place-items-center rounded-full border-[1.5px]',
                point.done
                  ? 'border-green-600 bg-green-600 text-white'
                  : 'border-control bg-card',
              )}
            >
              {point.done ? (
                <Check className="size-3.5" strokeWidth={3} aria-hidden />
              ) : null}
            </span>
            <span className={point.done ? 'text-ink-500' : 'font-medium'}>
              {labelOf(point.key)}
              <span className="sr-only">
                {point.done ? <Trans>(done)</Trans> : <Trans>(open)</Trans>}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {!isDoable ? null : (
        <Button asChild variant="soft" className="mt-5 w-full">
          <Link to={paths.sellerCompanyProfile}>
            <Trans>Continue</Trans>
          </Link>
        </Button>
      )}
    </Card>
  );
}
