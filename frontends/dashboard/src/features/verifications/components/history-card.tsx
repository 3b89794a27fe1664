import { useFormat } from '@haat/platform';
import { Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { Move } from '../../../api/admin-sellers';
import { useHistoryWords } from '../use-history-words';

/** Who did what, when and why; the newest first. */
export function HistoryCard({ history }: { history: Move[] }) {
  const { date, time } = useFormat();
  const { what, who } = useHistoryWords();
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
          {history.map((move) => (
            <li key={move.id}>
              <p className="font-semibold">{what(move)}</p>
              <p className="text-sm text-ink-500">
                {who(move)},{' '}
                <time dateTime={move.at}>{`${date(move.at)} ${time(move.at)}`}</time>
              </p>
              {move.reason_label ? (
                <p className="text-[14px]">{move.reason_label}</p>
              ) : null}
              {move.reason ? (
                <p className="whitespace-pre-line text-[14px] text-ink-700">
                  {move.reason}
                </p>
              ) : null}
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
