import type { Access } from '@haat/api/drive-file';
import { useFormat, type Page } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { ShieldCheck, UserRound } from 'lucide-react';
import { ShortList } from '../../../components/lists/short-list';

type Props = {
  accesses: {
    currentData?: Page<Access> | undefined;
    error?: unknown;
    refetch: () => unknown;
  };
  page: number;
  onPage: (page: number) => void;
};

/** Who opened a private document, and when: nobody looks unseen. */
export function AccessList({ accesses, page, onPage }: Props) {
  const { date, time } = useFormat();
  return (
    <ShortList
      query={accesses}
      page={page}
      onPage={onPage}
      empty={<Trans>Not opened yet.</Trans>}
    >
      {({ who, at }) => (
        <div className="flex min-h-11 items-center gap-2.5 text-[14px]">
          {who === 'admin' ? (
            <ShieldCheck className="size-[18px] text-indigo-600" aria-hidden />
          ) : (
            <UserRound className="size-[18px] text-ink-500" aria-hidden />
          )}
          <span>
            {who === 'admin' ? (
              <Trans>Our team, for a review</Trans>
            ) : who === 'reader' ? (
              <Trans>Someone you sent it to</Trans>
            ) : (
              <Trans>You</Trans>
            )}
          </span>
          <time
            dateTime={at}
            className="ml-auto whitespace-nowrap text-sm text-ink-500 tabular-nums"
          >
            {date(at)}, {time(at)}
          </time>
        </div>
      )}
    </ShortList>
  );
}
