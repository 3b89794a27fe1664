import { Trans, useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { type Enquiry, useListEnquiriesQuery } from '../../../api/enquiries';
import { AutosaveField } from './autosave-field';
import { LabelsField } from './labels-field';
import { Reminder } from './reminder';

/** The seller's notes: next step, reminder, note, labels, assignee. */
export function NotesPanel({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useLingui();
  const { data } = useListEnquiriesQuery({ as: 'seller', perPage: 1 });
  const labels = data?.meta.labels ?? [];
  return (
    <section aria-label={t`Your notes`} className="grid gap-4">
      <p className="flex items-center gap-1.5 text-xs text-ink-500">
        <Lock className="size-3.5" aria-hidden />
        <Trans>Only you can see what’s below.</Trans>
      </p>
      <AutosaveField
        enquiry={enquiry}
        name="next_step"
        label={<Trans>Next step</Trans>}
        placeholder={t`Follow up on the quote`}
        maxLength={120}
      />
      <Reminder enquiry={enquiry} />
      <AutosaveField
        enquiry={enquiry}
        name="private_note"
        label={<Trans>Private note</Trans>}
        maxLength={4000}
        isLong
      />
      <LabelsField enquiry={enquiry} existing={labels.map(({ label }) => label)} />
      <AutosaveField
        enquiry={enquiry}
        name="assigned_to"
        label={<Trans>Assigned to</Trans>}
        maxLength={80}
      />
    </section>
  );
}
