import { Link, paths, useFormat } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { useProductQuotaQuery } from '../api/own-products';

/** How many products the plan still allows; verification is what lifts the limit. */
export function PlanMeter() {
  const { data } = useProductQuotaQuery();
  const { number } = useFormat();
  // Nothing to count on a new account.
  if (!data || data.used === 0) return null;
  const { used, limit } = data;
  if (limit === null) {
    return (
      <div className="rounded-lg border border-white/12 bg-white/8 p-3.5 text-sm text-on-bar">
        <b className="block text-[14px] text-white">
          <Trans>Verified</Trans>
        </b>
        <Trans>Products: {number(used)}, no limit</Trans>
      </div>
    );
  }
  return (
    <div className="rounded-lg border border-white/12 bg-white/8 p-3.5 text-sm text-on-bar">
      <b className="block text-[14px] text-white">
        <Trans>Free Tier</Trans>
      </b>
      <Trans>
        {number(used)} of {number(limit)} products used
      </Trans>
      <progress
        value={Math.min(used, limit)}
        max={limit}
        className="mb-3 mt-2.5 block h-1.5 w-full appearance-none overflow-hidden rounded-full [&::-moz-progress-bar]:bg-mari-400 [&::-webkit-progress-bar]:bg-white/16 [&::-webkit-progress-value]:bg-mari-400"
      />
      <Link
        to={paths.sellerCompanyProfile}
        className="grid h-11 place-items-center rounded-[10px] bg-linear-to-b from-marigold-top to-marigold text-[14px] font-semibold text-on-bright"
      >
        <Trans>Get verified</Trans>
      </Link>
    </div>
  );
}
