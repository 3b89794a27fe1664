import { Link, paths, pluralForm, useFormat } from '@haat/platform';
import { Card, Skeleton, cn } from '@haat/ui';
import { Select, Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck } from 'lucide-react';
import { useProductQuotaQuery } from '../api/own-products';

const NEARLY_FULL = 0.8;
const BAR =
  'block h-2 w-full appearance-none overflow-hidden rounded-full [&::-webkit-progress-bar]:bg-sand';
const CALM =
  '[&::-moz-progress-bar]:bg-indigo-600 [&::-webkit-progress-value]:bg-indigo-600';
const TIGHT =
  '[&::-moz-progress-bar]:bg-mari-400 [&::-webkit-progress-value]:bg-mari-400';

type Props = {
  /** Where there is no limit there is nothing to say. */
  isQuiet?: boolean;
};

/** What the plan still allows; without an answer it stays away. */
export function QuotaCard({ isQuiet = false }: Props) {
  const { t } = useLingui();
  const { data, error } = useProductQuotaQuery();
  const { number } = useFormat();
  if (error && !data) return null;
  if (!data) return <Skeleton className="h-[68px] rounded-lg" />;
  const { used, limit } = data;
  const published = number(used);
  if (limit === null) {
    return isQuiet ? null : (
      <p className="flex items-center gap-2 text-sm text-ink-700">
        <BadgeCheck className="size-4 text-green-600" aria-hidden />
        <Select
          value={pluralForm(used)}
          _one={`${published} product published, no limit.`}
          other={`${published} products published, no limit.`}
        />
      </p>
    );
  }
  return (
    <Card className="flex flex-wrap items-center gap-x-5 gap-y-2 px-4 py-3">
      <div className="min-w-[220px] flex-1">
        <p className="mb-1.5 text-[14px] font-semibold tabular-nums">
          <Trans>
            {published} of {number(limit)} products published
          </Trans>
        </p>
        <progress
          value={Math.min(used, limit)}
          max={limit}
          aria-label={t`Published products of the Free Tier`}
          className={cn(BAR, used >= limit * NEARLY_FULL ? TIGHT : CALM)}
        />
      </div>
      <p className="text-sm text-ink-500">
        <Link
          to={paths.sellerCompanyProfile}
          className="font-semibold text-indigo-700 underline underline-offset-2"
        >
          <Trans>Get verified</Trans>
        </Link>{' '}
        <Trans>for unlimited products and the badge.</Trans>
      </p>
    </Card>
  );
}
