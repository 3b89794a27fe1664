import { Link } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';

/** Link from a review back to its queue. */
export const BackToQueue = ({ to }: { to: string }) => (
  <Link
    to={to}
    className="inline-flex min-h-11 items-center gap-1.5 text-[14px] font-semibold text-indigo-700"
  >
    <ArrowLeft className="size-4" aria-hidden />
    <Trans>Back to queue</Trans>
  </Link>
);
