import { fieldErrors, notify } from '@haat/platform';
import { Button, TextArea } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { useHandleReportMutation, type SellerReport } from '../../../api/admin-reports';
import { useTellFailure } from '../../desk/use-tell-failure';

type Props = {
  report: SellerReport;
  status: SellerReport['status'];
  onClose: () => void;
};
const LONGEST_NOTE = 1000;

export function HandleForm({ report, status, onClose }: Props) {
  const { t } = useLingui();
  const tellFailure = useTellFailure();
  const [handle, { error, isLoading }] = useHandleReportMutation();
  const [note, setNote] = useState(report.note ?? '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const said = note.trim();
    try {
      await handle({ id: report.id, status, ...(said ? { note: said } : {}) }).unwrap();
      notify('success', t`Saved`);
      onClose();
    } catch (failure) {
      tellFailure(failure);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <TextArea
        label={<Trans>What was done</Trans>}
        maxLength={LONGEST_NOTE}
        value={note}
        error={fieldErrors(error).note}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" isBusy={isLoading}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}
