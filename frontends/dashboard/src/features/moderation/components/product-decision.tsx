import type { ModeratedDetail } from '@haat/api/admin-products';
import { paths } from '@haat/platform';
import { Button, Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Ban, Check, X } from 'lucide-react';
import { useState } from 'react';
import { NextInQueue } from '../../../components/review/next-in-queue';
import type { Decision } from '../hooks/use-decision-labels';
import { DecisionDialog } from './decision-dialog';

type Props = { product: ModeratedDetail; onRefresh: () => void };

/** What may be decided now, and what was. */
export function ProductDecision({ product, onRefresh }: Props) {
  const [open, setOpen] = useState<Decision | null>(null);
  const { allowed_statuses: allowed, status, next_id: next } = product;
  const { reason_label: reason, reason_note: note } = product;
  const isWaiting = status === 'in_review';
  return (
    <Card className="p-5">
      <h2 className="text-lg leading-snug">
        <Trans>Decision</Trans>
      </h2>
      {reason ? <p className="mt-2 font-medium">{reason}</p> : null}
      {note ? <p className="whitespace-pre-line text-ink-700">{note}</p> : null}
      <div className="mt-4 flex flex-wrap gap-2">
        {isWaiting && allowed.includes('published') ? (
          <Button onClick={() => setOpen('approve')}>
            <Check aria-hidden />
            <Trans>Approve</Trans>
          </Button>
        ) : null}
        {allowed.includes('rejected') ? (
          <Button variant="danger" onClick={() => setOpen('reject')}>
            <X aria-hidden />
            <Trans>Reject</Trans>
          </Button>
        ) : null}
        {allowed.includes('blocked') ? (
          <Button variant="danger" onClick={() => setOpen('block')}>
            <Ban aria-hidden />
            <Trans>Block</Trans>
          </Button>
        ) : null}
        {!isWaiting && next ? <NextInQueue to={paths.adminProduct(next)} /> : null}
      </div>
      {open ? (
        <DecisionDialog
          product={product}
          decision={open}
          onClose={() => setOpen(null)}
          onRefresh={onRefresh}
        />
      ) : null}
    </Card>
  );
}
