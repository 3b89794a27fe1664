import { useFormat } from '@haat/platform';
import { Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export type HistoryEntry = {
  id: string;
  at: string;
  what: ReactNode;
  who: string;
  reasonLabel: string | null;
  note: string | null;
};

/** Who did what, when and why; the newest first. */
export function HistoryCard({ history }: { history: HistoryEntry[] }) {
  const { date, time } = useFormat();
  return (
    <Card className="p-5">
      <h2 className="mb-3 text-lg leading-snug">
        <Trans>History</Trans>
      </h2>
      {history.length === 0 ? (
        <p className="text-ink-500">
          <Trans>Nothing yet</Trans>
        </p>
      ) : (
        <ol className="grid gap-4 border-l-2 border-line pl-4">
          {history.map(({ id, at, what, who, reasonLabel, note }) => (
            <li key={id}>
              {what}
              <p className="mt-1 text-sm text-ink-500">
                {who}, <time dateTime={at}>{`${date(at)} ${time(at)}`}</time>
              </p>
              {reasonLabel ? <p className="text-[14px]">{reasonLabel}</p> : null}
              {note ? (
                <p className="whitespace-pre-line text-[14px] text-ink-700">{note}</p>
              ) : null}
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
