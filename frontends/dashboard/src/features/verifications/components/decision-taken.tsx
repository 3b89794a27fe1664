import type { Verification } from '@haat/api/admin-verifications';
import { useFormat } from '@haat/platform';
import { Trans } from '@lingui/react/macro';

/** In a sentence: nothing yet, or what was decided, when and why. */
export function DecisionTaken({ verification }: { verification: Verification }) {
  const { date } = useFormat();
  const { status, decided_at: at, expires_at: end } = verification;
  const { reason_label: reason, reason_note: note } = verification;
  if (status === 'approved') {
    return (
      <p className="mt-1 text-ink-700">
        {at ? <Trans>Approved on {date(at)}.</Trans> : null}{' '}
        {end ? <Trans>Valid until {date(end)}.</Trans> : null}
      </p>
    );
  }
  if (status === 'rejected') {
    return (
      <div className="mt-1 text-ink-700">
        {at ? <Trans>Rejected on {date(at)}.</Trans> : null}{' '}
        <b className="font-semibold">{reason}</b>
        {note ? <p className="whitespace-pre-line">{note}</p> : null}
      </div>
    );
  }
  return (
    <p className="mt-1 text-sm text-ink-500">
      {status === 'pending' ? (
        <Trans>The seller sees the answer immediately.</Trans>
      ) : (
        <Trans>Nothing needs a decision right now.</Trans>
      )}
    </p>
  );
}
