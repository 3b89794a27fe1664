import { Link } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = { to: string; children?: ReactNode };

/** Link from a record back to its queue or list. */
export const BackToQueue = ({ to, children = <Trans>Back to queue</Trans> }: Props) => (
  <Link
    to={to}
    className="inline-flex min-h-11 items-center gap-1.5 text-[14px] font-semibold text-indigo-700"
  >
    <ArrowLeft className="size-4" aria-hidden />
    {children}
  </Link>
);
