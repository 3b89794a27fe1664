import type { Verification } from '@haat/api/admin-verifications';
import { cn } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { LinkedCompanies } from '../../../components/review/linked-companies';

/** Companies with the same PAN, number or email; a clash needs a note to approve. */
export function LinkedNote({ verification }: { verification: Verification }) {
  const { linked, note_required: isClash } = verification;
  if (linked.length === 0) return null;
  return (
    <div
      className={cn(
        'mb-2 flex items-start gap-3 rounded-md p-4',
        isClash ? 'bg-red-50 text-red-700' : 'bg-mari-50 text-ink-900',
      )}
    >
      <TriangleAlert className="mt-0.5 size-5 shrink-0" aria-hidden />
      <div>
        <p className="font-semibold">
          {isClash ? (
            <Trans>
              Another company has this PAN or registration number. An approval needs a
              note.
            </Trans>
          ) : (
            <Trans>Another company has the same contact details.</Trans>
          )}
        </p>
        <LinkedCompanies companies={linked} />
      </div>
    </div>
  );
}
