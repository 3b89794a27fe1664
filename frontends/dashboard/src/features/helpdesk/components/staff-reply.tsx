import type { StaffCase } from '@haat/api/admin-cases';
import { fieldErrors } from '@haat/platform';
import { Button, TextArea } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { RadioChoice } from '../../../components/forms/radio-choice';
import { useStaffReply, type Audience } from '../hooks/use-staff-reply';
import { TemplateChips } from './template-chips';

const MAX_LENGTH = 4000;

/** Writes to both, to one or a note; sent as the answer, or without a change. */
export function StaffReply({ shown, next }: { shown: StaffCase; next: string | null }) {
  const { t } = useLingui();
  const reply = useStaffReply(shown, next);
  const { text, setText, audience, setAudience, send, isBusy, error } = reply;
  const options = useAudiences(shown);
  const isForWriter = audience === 'all' || audience === 'writer';
  const mayAnswer = isForWriter && shown.allowed_statuses.includes('answered');
  const isEmpty = !text.trim();
  return (
    <section
      aria-label={t`Answer`}
      className="grid gap-3 border-t border-line bg-paper px-5 py-4"
    >
      <RadioChoice
        legend={<Trans>Visible to</Trans>}
        name="audience"
        isInline
        options={options}
        value={audience}
        onChange={setAudience}
      />
      <TemplateChips locale={shown.locale} onChoose={setText} />
      <TextArea
        label={audience === 'staff' ? t`Your note` : t`Your answer`}
        rows={4}
        maxLength={MAX_LENGTH}
        value={text}
        error={fieldErrors(error)['text'] ?? fieldErrors(error)['audience']}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          variant={mayAnswer ? 'outline' : 'primary'}
          isBusy={isBusy}
          disabled={isEmpty}
          onClick={() => void send()}
        >
          {audience === 'staff' ? <Trans>Save the note</Trans> : <Trans>Send</Trans>}
        </Button>
        {mayAnswer ? (
          <Button
            isBusy={isBusy}
            disabled={isEmpty}
            onClick={() => void send('answered')}
          >
            <Send aria-hidden />
            <Trans>Send and set Answered</Trans>
          </Button>
        ) : null}
      </div>
    </section>
  );
}

/** The supplier is a reader once it takes part. */
function useAudiences(shown: StaffCase): { value: Audience; label: string }[] {
  const { t } = useLingui();
  const writer = shown.writer.name || t`the writer`;
  const note = { value: 'staff' as const, label: t`Note, staff only` };
  if (!shown.supplier_takes_part) return [{ value: 'all', label: writer }, note];
  const supplier = shown.supplier ?? t`the supplier`;
  return [
    { value: 'all', label: t`Both` },
    { value: 'writer', label: t`Only ${writer}` },
    { value: 'seller', label: t`Only ${supplier}` },
    note,
  ];
}
