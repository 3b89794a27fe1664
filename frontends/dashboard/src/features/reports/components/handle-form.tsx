import type { ReportOut } from '@haat/api/admin-seller-reports';
import { Trans, useLingui } from '@lingui/react/macro';
import { useHandleSellerReportMutation } from '../../../api/admin-seller-reports';
import { NoteForm } from '../../../components/forms/note-form';
import { useDecide } from '../../../hooks/use-decide';

type Props = {
  report: ReportOut;
  status: 'open' | 'handled';
  onClose: () => void;
};
const MAX_NOTE = 1000;

export function HandleForm({ report, status, onClose }: Props) {
  const { t } = useLingui();
  const decide = useDecide();
  const [handle, { error, isLoading }] = useHandleSellerReportMutation();
  const submit = async (note: string) => {
    const body = { status, ...(note ? { note } : {}) };
    const work = () => handle({ reportId: report.id, body }).unwrap();
    if (await decide(work, t`Saved`)) onClose();
  };
  return (
    <NoteForm
      label={<Trans>Action taken</Trans>}
      maxLength={MAX_NOTE}
      initial={report.note ?? ''}
      name="note"
      error={error}
      isBusy={isLoading}
      action={<Trans>Save</Trans>}
      onSubmit={(note) => void submit(note)}
      onCancel={onClose}
    />
  );
}
