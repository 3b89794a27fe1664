import { useFormat } from '@haat/platform';
import { Chip, Field } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { BellOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Enquiry } from '../../../api/enquiries';
import { atEleven, fieldOf, momentOf } from '../kathmandu-clock';
import { useSaveNotes } from '../hooks/use-save-notes';

/** When the seller wants a reminder. */
export function Reminder({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useLingui();
  const { date, time } = useFormat();
  const { save, errors, isSaving } = useSaveNotes(enquiry);
  const { remind_at: at } = enquiry;
  const [text, setText] = useState(fieldOf(at));
  useEffect(() => setText(fieldOf(at)), [at]);
  const saveReminder = (remind_at: string | null) => {
    if (remind_at !== (at ?? null)) void save({ remind_at });
  };
  const soon = [
    { days: 1, label: t`Tomorrow` },
    { days: 3, label: t`In 3 days` },
    { days: 7, label: t`In a week` },
  ];
  return (
    <div className="grid gap-2" aria-busy={isSaving}>
      <Field
        label={<Trans>Remind me</Trans>}
        type="datetime-local"
        value={text}
        error={errors.remind_at}
        hint={at ? `${date(at)}, ${time(at)}` : undefined}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => {
          if (text !== fieldOf(at)) saveReminder(momentOf(text));
        }}
      />
      <div className="flex flex-wrap gap-1.5">
        {soon.map(({ days, label }) => (
          <Chip
            key={days}
            className="max-lg:h-11"
            onClick={() => saveReminder(atEleven(days, Date.now()))}
          >
            {label}
          </Chip>
        ))}
        {at ? (
          <Chip className="max-lg:h-11" onClick={() => saveReminder(null)}>
            <BellOff aria-hidden />
            <Trans>No reminder</Trans>
          </Chip>
        ) : null}
      </div>
    </div>
  );
}
