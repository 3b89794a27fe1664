import type { Statutory } from '@haat/api/statutory';
import { useFormat } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { BadgeCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { StatusBanner } from './status-banner';
import { SentFacts } from './sent-facts';
import { StatutoryForm } from './statutory-form';

/** Good for a year; what was approved can be changed, and some of it costs the badge. */
export function ApprovedDocuments({ saved }: { saved: Statutory }) {
  const { date } = useFormat();
  const [isEditing, setIsEditing] = useState(false);
  const { decided_at: since, expires_at: until, renewable } = saved;
  return (
    <div className="grid gap-4">
      <StatusBanner
        tone="green"
        icon={BadgeCheck}
        title={<Trans>Your documents are approved.</Trans>}
      >
        {since && until ? (
          <p>
            <Trans>
              Approved on {date(since)}, valid until {date(until)}.
            </Trans>
          </p>
        ) : null}
      </StatusBanner>
      {renewable ? (
        <StatusBanner
          tone="yellow"
          icon={TriangleAlert}
          title={
            <Trans>They expire soon. Submit current documents to keep the badge.</Trans>
          }
        />
      ) : null}
      {isEditing ? (
        <>
          <StatusBanner
            tone="yellow"
            icon={TriangleAlert}
            title={
              <Trans>
                If you change the PAN, name or registration number, we review it again.
                Your badge is hidden until then.
              </Trans>
            }
          />
          <StatutoryForm
            saved={saved}
            onSent={() => setIsEditing(false)}
            onCancel={() => setIsEditing(false)}
          />
        </>
      ) : (
        <>
          <SentFacts saved={saved} />
          <Button
            variant="outline"
            className="justify-self-start"
            onClick={() => setIsEditing(true)}
          >
            {renewable ? <Trans>Renew</Trans> : <Trans>Change the details</Trans>}
          </Button>
        </>
      )}
    </div>
  );
}
