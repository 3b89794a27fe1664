import type { ReportHistoryEntry } from '@haat/api/admin-seller-reports';
import { useFormat, useSession } from '@haat/platform';
import { Trans } from '@lingui/react/macro';

/** What was decided about a report, the newest first. */
export function ReportHistory({ entries }: { entries: ReportHistoryEntry[] }) {
  const { date } = useFormat();
  const me = useSession().user?.id;
  if (entries.length === 0) return null;
  return (
    <ul className="grid gap-1 border-l-2 border-line pl-3 text-[14px] text-ink-700">
      {entries.map(({ id, to_label: label, by, note, at }) => (
        <li key={id} className="[overflow-wrap:anywhere]">
          <b>{label}</b> · {by === me ? <Trans>You</Trans> : <Trans>Administrator</Trans>}{' '}
          · <time dateTime={at}>{date(at)}</time>
          {note ? <span className="block whitespace-pre-line">{note}</span> : null}
        </li>
      ))}
    </ul>
  );
}
