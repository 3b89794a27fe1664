import type { Statutory } from '@haat/api/statutory';
import { useFormat } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { CalendarX2, CircleX } from 'lucide-react';
import { Notice } from './notice';
import { StatutoryForm } from './statutory-form';

/** Why the papers do not hold, and the form to mend it. */
export function ToSendAgain({ saved }: { saved: Statutory }) {
  const { date } = useFormat();
  const { status, reason_label: reason, reason_note: note, expires_at: end } = saved;
  return (
    <div className="grid gap-4">
      {status === 'expired' ? (
        <Notice
          tone="yellow"
          icon={CalendarX2}
          title={<Trans>Your documents have expired.</Trans>}
        >
          {end ? (
            <p>
              <Trans>They were valid until {date(end)}.</Trans>
            </p>
          ) : null}
          <p>
            <Trans>Submit current documents and the badge returns after review.</Trans>
          </p>
        </Notice>
      ) : (
        <Notice
          tone="red"
          icon={CircleX}
          title={<Trans>Your documents were not approved.</Trans>}
        >
          {reason ? <p className="font-semibold">{reason}</p> : null}
          {note ? <p className="whitespace-pre-line">{note}</p> : null}
          <p className="mt-1">
            <Trans>Please correct this and submit again.</Trans>
          </p>
        </Notice>
      )}
      <StatutoryForm saved={saved} />
    </div>
  );
}
