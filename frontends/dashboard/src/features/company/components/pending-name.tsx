import { Trans } from '@lingui/react/macro';
import { useOwnCompany } from '../../../api/company';

/** What became of a verified company's new name; nothing while none waits. */
export function PendingName() {
  const { company } = useOwnCompany();
  const names = [company?.pending_name, company?.pending_name_ne].filter(Boolean);
  const wanted = names.join(', ');
  const note = company?.name_refused_note;
  if (wanted) {
    return (
      <p role="status" className="rounded-md bg-indigo-50 p-4 text-ink-700 sm:col-span-2">
        <Trans>
          The new name <b>{wanted}</b> is waiting for approval. Until then buyers see the
          old one.
        </Trans>
      </p>
    );
  }
  if (!note) return null;
  return (
    <p role="status" className="rounded-md bg-red-50 p-4 text-red-700 sm:col-span-2">
      <Trans>Your new name was not approved: {note}</Trans>
    </p>
  );
}
