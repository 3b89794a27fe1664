import type { Statutory } from '@haat/api/statutory';
import { useFormat } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { CalendarX2, CircleX } from 'lucide-react';
import { StatusBanner } from './status-banner';
import { StatutoryForm } from './statutory-form';

/** Why the documents were refused, and the form to fix it. */
export function ToSendAgain({ saved }: { saved: Statutory }) {
  const { date } = useFormat();
  const { status, reason_label: reason, reason_note: note, expires_at: end } = saved;
  return (
    <div className="grid gap-4">
      {status === 'expired' ? (
        <StatusBanner
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
        </StatusBanner>
      ) : (
        <StatusBanner
          tone="red"
          icon={CircleX}
          title={<Trans>Your documents were not approved.</Trans>}
        >
          {reason ? <p className="font-semibold">{reason}</p> : null}
          {note ? <p className="whitespace-pre-line">{note}</p> : null}
          <p className="mt-1">
            <Trans>Please correct this and submit again.</Trans>
          </p>
        </StatusBanner>
      )}
      <StatutoryForm saved={saved} />
    </div>
  );
}
