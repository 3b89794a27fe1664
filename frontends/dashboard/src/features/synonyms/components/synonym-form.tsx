import type { SynonymOut } from '@haat/api/admin-synonyms';
import { fieldErrors } from '@haat/platform';
import { Field, TextArea } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type SubmitEvent } from 'react';
import {
  useAddSynonymsMutation,
  useChangeSynonymsMutation,
} from '../../../api/admin-synonyms';
import { FormButtons } from '../../../components/forms/form-buttons';
import { useNotifyDone } from '../../../hooks/use-notify-done';
import { useNotifyError } from '../../../hooks/use-notify-error';
import { parseTerms } from '../parse-terms';

type Props = { row?: SynonymOut; words: string; onClose: () => void };
const MIN_TERMS = 2;
const MAX_NOTE = 200;

export function SynonymForm({ row, words: first, onClose }: Props) {
  const { t } = useLingui();
  const notifyDone = useNotifyDone();
  const notifyError = useNotifyError();
  const [create, creating] = useAddSynonymsMutation();
  const [change, changing] = useChangeSynonymsMutation();
  const [text, setText] = useState(row?.words.join(', ') ?? (first && `${first}, `));
  const [note, setNote] = useState(row?.note ?? '');
  const terms = parseTerms(text);
  const errors = fieldErrors(creating.error ?? changing.error);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const noteText = note.trim();
    const form = { words: terms, ...(noteText ? { note: noteText } : {}) };
    try {
      await (
        row
          ? change({ groupId: row.id, body: { ...form, version: row.version } })
          : create(form)
      ).unwrap();
      const names = terms.join(', ');
      notifyDone({ text: t`Synonyms saved: ${names}` });
      onClose();
    } catch (failure) {
      notifyError(failure);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <TextArea
        label={<Trans>Words</Trans>}
        required
        value={text}
        error={errors.words}
        hint={<Trans>Two or more, separated by commas: chiya, चिया, tea</Trans>}
        onChange={({ target }) => setText(target.value)}
      />
      <Field
        label={<Trans>Note (optional)</Trans>}
        maxLength={MAX_NOTE}
        value={note}
        error={errors.note}
        onChange={({ target }) => setNote(target.value)}
      />
      <FormButtons
        onCancel={onClose}
        type="submit"
        disabled={terms.length < MIN_TERMS}
        isBusy={creating.isLoading || changing.isLoading}
      >
        <Trans>Save</Trans>
      </FormButtons>
    </form>
  );
}
