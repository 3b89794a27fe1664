import { notify } from '@haat/platform';
import { Dialog } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCreateDriveFolderMutation } from '../../../api/drive';
import { useReason } from '../../../components/drive/use-reason';
import { NameForm } from './name-form';

type Props = { folderId: string | null; onClose: () => void };

export function FolderDialog({ folderId, onClose }: Props) {
  const { t } = useLingui();
  const reasonOf = useReason();
  const [make, { isLoading, error }] = useCreateDriveFolderMutation();
  const save = async (name: string) => {
    try {
      await make({ name, ...(folderId ? { parent_id: folderId } : {}) }).unwrap();
      notify('success', t`Folder created: ${name}`);
      onClose();
    } catch (failure) {
      notify('error', reasonOf(failure));
    }
  };
  return (
    <Dialog open onOpenChange={onClose} size="sm" title={<Trans>New folder</Trans>}>
      <NameForm
        name=""
        action={<Trans>Create</Trans>}
        isBusy={isLoading}
        error={error}
        onSave={(name) => void save(name)}
      />
    </Dialog>
  );
}
