import type { Verification } from '@haat/api/admin-verifications';
import { paths } from '@haat/platform';
import { Button, Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import { NextInQueue } from '../../../components/review/next-in-queue';
import { ApproveDialog } from './approve-dialog';
import { DecisionTaken } from './decision-taken';
import { RejectDialog } from './reject-dialog';

type Decision = 'approve' | 'reject' | null;
type Props = {
  verification: Verification;
  open: Decision;
  onOpen: (decision: Decision) => void;
  onRefresh: () => void;
};

/** What may be decided now, and what was. */
export function DecisionCard({ verification, open, onOpen, onRefresh }: Props) {
  const { allowed_statuses: allowed, next_id: next, status } = verification;
  const unopened = verification.documents
    .filter(({ id }) => verification.unopened_ids.includes(id))
    .map(({ name }) => name);
  const close = () => onOpen(null);
  const dialog = { verification, onClose: close, onRefresh };
  return (
    <Card className="p-5">
      <h2 className="text-lg leading-snug">
        <Trans>Decision</Trans>
      </h2>
      <DecisionTaken verification={verification} />
      {allowed.includes('approved') && unopened.length > 0 ? (
        <p className="mt-3 rounded-md bg-mari-50 p-3 text-[14px] [overflow-wrap:anywhere]">
          <Trans>Open these documents before you approve: {unopened.join(', ')}</Trans>
        </p>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-2">
        {allowed.includes('approved') ? (
          <Button
            disabled={unopened.length > 0}
            onClick={() => onOpen('approve')}
            aria-keyshortcuts="A"
          >
            <Check aria-hidden />
            <Trans>Approve</Trans>
          </Button>
        ) : null}
        {allowed.includes('rejected') ? (
          <Button
            variant={status === 'pending' ? 'danger' : 'outline'}
            onClick={() => onOpen('reject')}
            aria-keyshortcuts="R"
          >
            <X aria-hidden />
            {status === 'pending' ? (
              <Trans>Reject</Trans>
            ) : (
              <Trans>Revoke approval</Trans>
            )}
          </Button>
        ) : null}
        {status !== 'pending' && next ? (
          <NextInQueue to={paths.adminVerification(next)} />
        ) : null}
      </div>
      {allowed.length > 0 ? (
        <p className="mt-3 text-sm text-ink-500 max-lg:hidden">
          <Trans>Shortcuts: A approve, R reject, N next, J and K switch documents.</Trans>
        </p>
      ) : null}
      <ApproveDialog isOpen={open === 'approve'} {...dialog} />
      <RejectDialog isOpen={open === 'reject'} {...dialog} />
    </Card>
  );
}
