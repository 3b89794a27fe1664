import type { OwnRange } from '@haat/api/product-ranges';
import { useLocalName } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDeleteProductRangeMutation } from '../../../../api/product-ranges';
import { FormButtons } from '../../../../components/forms/form-buttons';
import { useNotifyDone } from '../../../../hooks/use-notify-done';
import { useNotifyError } from '../../../../hooks/use-notify-error';

type Props = { range: OwnRange; onClose: () => void };

/** The products stay; only their group goes. */
export function DeleteRange({ range, onClose }: Props) {
  const { t } = useLingui();
  const notifyDone = useNotifyDone();
  const notifyError = useNotifyError();
  const name = useLocalName()(range);
  const [remove, { isLoading }] = useDeleteProductRangeMutation();
  const run = async () => {
    try {
      await remove(range.id).unwrap();
      notifyDone({ text: t`Range deleted: ${name}` });
    } catch (failure) {
      notifyError(failure);
    }
  };
  return (
    <div className="mt-2 grid gap-2 border-t border-line pr-1.5 pt-3">
      <p className="text-sm text-ink-700">
        <Trans>Its products stay. Its page in your shop is removed.</Trans>
      </p>
      <FormButtons
        onCancel={onClose}
        variant="danger"
        isBusy={isLoading}
        onClick={() => void run()}
      >
        <Trans>Delete</Trans>
      </FormButtons>
    </div>
  );
}
