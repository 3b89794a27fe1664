import { Link } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { SpellCheck } from 'lucide-react';

export type CorrectionBannerProps = {
  corrected: string;
  typed: string;
  exactHref: string;
};

/** The query was corrected; a link searches for what was typed. */
export const CorrectionBanner = ({
  corrected,
  typed,
  exactHref,
}: CorrectionBannerProps) => (
  <p
    role="status"
    className="mt-3.5 flex items-center gap-3 rounded-[14px] border border-blue-100 bg-blue-50 px-4 py-2.5 text-[14px] text-blue-800"
  >
    <SpellCheck className="size-5 shrink-0" aria-hidden />
    <span>
      <Trans>
        Showing results for <b>{corrected}</b>. Search instead for{' '}
        <Link
          to={exactHref}
          className="inline-block py-1 font-bold underline underline-offset-4"
        >
          {typed}
        </Link>
      </Trans>
    </span>
  </p>
);
