import { Link, paths, useFormat } from '@haat/platform';
import { Card, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useQuotaQuery } from '../../../api/own-products';

/** What the plan still allows; without an answer it stays away. */
export function QuotaCard() {
  const { data, error } = useQuotaQuery();
  const { number } = useFormat();
  if (error && !data) return null;
  if (!data) return <Skeleton className="h-28 rounded-lg" />;
  const { used, limit, remaining } = data;
  if (limit === null) {
    return (
      <Card className="p-5">
        <h2 className="text-lg leading-snug">
          <Trans>Premium</Trans>
        </h2>
        <p className="mt-1 text-ink-500">
          <Trans>{number(used)} products published, no limit.</Trans>
        </p>
      </Card>
    );
  }
  return (
    <Card className="p-5">
      <h2 className="text-lg leading-snug">
        <Trans>Free Tier</Trans>
      </h2>
      <p className="mt-1 text-ink-700">
        <Trans>
          You can add {number(remaining ?? Math.max(0, limit - used))} more products.
        </Trans>
      </p>
      <progress
        value={Math.min(used, limit)}
        max={limit}
        className="mb-3 mt-3 block h-2 w-full appearance-none overflow-hidden rounded-full [&::-moz-progress-bar]:bg-mari-400 [&::-webkit-progress-bar]:bg-sand [&::-webkit-progress-value]:bg-mari-400"
      />
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
