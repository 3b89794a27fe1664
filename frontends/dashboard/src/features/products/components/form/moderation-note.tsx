import type { ListingOut } from '@haat/api/own-products';
import { Link, paths } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { ShieldAlert } from 'lucide-react';
import { useReasonLabels } from '../../hooks/use-reason-labels';

/** Why a product waits or was sent back, and what to do about it. */
export function ModerationNote({ product }: { product: ListingOut }) {
  const labelOf = useReasonLabels();
  const { status, reason_code: code, reason_note: note } = product;
  if (!code || !['rejected', 'blocked', 'in_review'].includes(status)) return null;
  const isWaiting = status === 'in_review';
  return (
    <div
      role="note"
      className="flex items-start gap-3 rounded-lg border border-red-600/30 bg-red-50 p-4 text-red-700"
    >
      <ShieldAlert className="mt-0.5 size-5 shrink-0" aria-hidden />
      <div>
        <p className="font-semibold">{labelOf(code)}</p>
        {note ? <p className="mt-1 break-words">{note}</p> : null}
        <p className="mt-1 text-sm">
          {isWaiting ? (
            <Trans>
              It becomes public once approved. If you disagree,{' '}
              <Link to={paths.help} className="underline">
                contact us
              </Link>
              .
            </Trans>
          ) : (
            <Trans>Fix it and submit it for review again.</Trans>
          )}
        </p>
      </div>
    </div>
  );
}
