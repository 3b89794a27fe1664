import type { Item } from '@haat/api/drive';
import { notify } from '@haat/platform';
import { Dialog } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useChangeDriveFileMutation } from '../../../api/drive';
import { useReason } from '../../../components/drive/use-reason';
import { NameForm } from './name-form';

type Props = { item: Item; onClose: () => void };

export function RenameDialog({ item, onClose }: Props) {
  const { t } = useLingui();
  const reasonOf = useReason();
  const [change, { isLoading, error }] = useChangeDriveFileMutation();
  const save = async (name: string) => {
    try {
      const { name: now } = await change({ fileId: item.id, body: { name } }).unwrap();
      notify('success', t`Renamed to ${now}`);
      onClose();
    } catch (failure) {
      notify('error', reasonOf(failure));
    }
  };
  return (
    <Dialog open onOpenChange={onClose} size="sm" title={<Trans>Rename</Trans>}>
      <NameForm
        name={item.name}
        action={<Trans>Save</Trans>}
        isBusy={isLoading}
        error={error}
        onSave={(name) => void save(name)}
      />
    </Dialog>
  );
}
