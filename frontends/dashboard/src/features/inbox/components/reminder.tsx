import { Chip, DateField, Field } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { BellOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Enquiry } from '../../../api/enquiries';
import { ELEVEN, atEleven, fieldOf, momentOf } from '../kathmandu-clock';
import { useSaveNotes } from '../hooks/use-save-notes';

/** When the seller wants a reminder. */
export function Reminder({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useLingui();
  const { save, errors, isSaving } = useSaveNotes(enquiry);
  const { remind_at: at } = enquiry;
  const [text, setText] = useState(fieldOf(at));
  useEffect(() => setText(fieldOf(at)), [at]);
  const [day = '', clock = ELEVEN] = text.split('T');
  const saveReminder = (remind_at: string | null) => {
    if (remind_at !== (at ?? null)) void save({ remind_at });
  };
  function choose(chosen: string, hour: string) {
    setText(`${chosen}T${hour}`);
    const moment = momentOf(`${chosen}T${hour}`);
    if (moment && fieldOf(moment) !== fieldOf(at)) saveReminder(moment);
  }
  const soon = [
    { days: 1, label: t`Tomorrow` },
    { days: 3, label: t`In 3 days` },
    { days: 7, label: t`In a week` },
  ];
  return (
    <div className="grid gap-2" aria-busy={isSaving}>
      <div className="flex items-start gap-2">
        <DateField
          className="min-w-0 flex-1"
          label={<Trans>Remind me</Trans>}
          value={day}
          min={fieldOf(new Date().toISOString()).split('T')[0]}
          error={errors.remind_at}
          onChange={(typed) => setText(`${typed}T${clock}`)}
          onChoose={(chosen) => choose(chosen, clock)}
          onBlur={() => choose(day, clock)}
        />
        <Field
          className="shrink-0"
          label={<Trans>Time</Trans>}
          type="time"
          value={clock}
          disabled={!day}
          onChange={({ target }) => setText(`${day}T${target.value}`)}
          onBlur={() => choose(day, clock)}
        />
      </div>
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
