import type { ImportQuota } from '@haat/api/imports';
import { Link, paths, useFormat } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { Info } from 'lucide-react';

/** How many of the new products the plan publishes; the others stay drafts. */
export function QuotaNote({ quota: { limit, used, wanted } }: { quota: ImportQuota }) {
  const { number } = useFormat();
  const available = limit === null ? wanted : Math.max(0, limit - used);
  if (limit === null || wanted <= available) return null;
  return (
    <p className="flex gap-2.5 rounded-md bg-mari-50 p-3.5 text-[14px] text-mari-800">
      <Info className="mt-0.5 size-4 shrink-0" aria-hidden />
      <span>
        <Trans>
          Your plan allows {number(limit)} published products; {number(used)} are already
          published. Of {number(wanted)} new ones, {number(available)} will be published
          now and the rest saved as drafts.
        </Trans>{' '}
        <Link
          to={paths.sellerCompanyProfile}
          className="font-semibold underline underline-offset-2"
        >
          <Trans>Get verified</Trans>
        </Link>{' '}
        <Trans>for unlimited products and the badge.</Trans>
      </span>
    </p>
  );
}
