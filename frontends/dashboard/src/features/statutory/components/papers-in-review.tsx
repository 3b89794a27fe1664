import type { Statutory } from '@haat/api/statutory';
import { useFormat } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { Hourglass } from 'lucide-react';
import { Notice } from './notice';
import { SentFacts } from './sent-facts';
import { WithdrawDialog } from './withdraw-dialog';

/** Nothing to do but wait, or to take it back. */
export function PapersInReview({ saved }: { saved: Statutory }) {
  const { relative } = useFormat();
  return (
    <div className="grid gap-4">
      <Notice
        tone="blue"
        icon={Hourglass}
        title={<Trans>We are checking your papers.</Trans>}
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
              One of us compares the documents with what you typed, usually within two
              working days.
            </Trans>
          </li>
          <li>
            <Trans>The answer appears here and among your notices at once.</Trans>
          </li>
          <li>
            <Trans>
              If something is missing you read what it is, and send the papers again.
            </Trans>
          </li>
        </ol>
      </Notice>
      <SentFacts saved={saved} />
      <WithdrawDialog saved={saved} />
    </div>
  );
}
