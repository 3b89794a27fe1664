import { Link, paths } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Send } from 'lucide-react';

export type PostBandProps = { need: string };

/** Post a requirement instead of browsing; it starts with the query. */
export const PostBand = ({ need }: PostBandProps) => (
  <aside className="flex flex-wrap items-center gap-x-[18px] gap-y-3 rounded-[20px] bg-[linear-gradient(100deg,#fff0d2,#ffe3d3)] px-5 py-[18px]">
    <span className="grid size-12 shrink-0 place-items-center rounded-[14px] bg-card text-rho-700">
      <Send className="size-5" aria-hidden />
    </span>
    <p className="min-w-0 flex-1 basis-56">
      <b className="block text-md font-bold">
        <Trans>Want quotes instead of browsing?</Trans>
      </b>
      <span className="text-[14px] text-ink-700">
        <Trans>Post once and get quotes from up to ten suppliers.</Trans>
      </span>
    </p>
    <Button asChild variant="marigold">
      <Link to={`${paths.industries}?${new URLSearchParams({ need })}`}>
        <Trans>Post requirement</Trans>
      </Link>
    </Button>
  </aside>
);
