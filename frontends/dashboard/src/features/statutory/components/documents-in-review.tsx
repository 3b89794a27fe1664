import type { Statutory } from '@haat/api/statutory';
import { useFormat } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { Hourglass } from 'lucide-react';
import { StatusBanner } from './status-banner';
import { SentFacts } from './sent-facts';
import { WithdrawDialog } from './withdraw-dialog';

/** Nothing to do but wait, or to take it back. */
export function DocumentsInReview({ saved }: { saved: Statutory }) {
  const { relative } = useFormat();
  return (
    <div className="grid gap-4">
      <StatusBanner
        tone="blue"
        icon={Hourglass}
        title={<Trans>We’re checking your documents.</Trans>}
      >
        {saved.submitted_at ? (
          <p>
            <Trans>Sent {relative(saved.submitted_at)}.</Trans>
          </p>
        ) : null}
        <p className="mt-2 font-semibold">
          <Trans>What happens next</Trans>
        </p>
        <ol className="list-decimal pl-5">
          <li>
            <Trans>
              Our team checks the documents against what you entered, usually within two
              working days.
            </Trans>
          </li>
          <li>
            <Trans>The answer appears here and in your notifications.</Trans>
          </li>
          <li>
            <Trans>
              If something is missing, we’ll tell you what to fix, and you can submit
              again.
            </Trans>
          </li>
        </ol>
      </StatusBanner>
      <SentFacts saved={saved} />
      <WithdrawDialog saved={saved} />
    </div>
  );
}
