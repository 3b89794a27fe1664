import { Trans, useLingui } from '@lingui/react/macro';
import { useHandleReportMutation, type SellerReport } from '../../../api/admin-reports';
import { NoteForm } from '../../desk/note-form';
import { useDecide } from '../../desk/use-decide';

type Props = {
  report: SellerReport;
  status: SellerReport['status'];
  onClose: () => void;
};
const LONGEST_NOTE = 1000;

export function HandleForm({ report, status, onClose }: Props) {
  const { t } = useLingui();
  const decide = useDecide();
  const [handle, { error, isLoading }] = useHandleReportMutation();
  const submit = async (said: string) => {
    const told = { id: report.id, status, ...(said ? { note: said } : {}) };
    if (await decide(() => handle(told).unwrap(), t`Saved`)) onClose();
  };
  return (
    <NoteForm
      label={<Trans>What was done</Trans>}
      longest={LONGEST_NOTE}
      initial={report.note ?? ''}
      name="note"
      error={error}
      isBusy={isLoading}
      action={<Trans>Save</Trans>}
      onSubmit={(said) => void submit(said)}
      onCancel={onClose}
    />
  );
}
