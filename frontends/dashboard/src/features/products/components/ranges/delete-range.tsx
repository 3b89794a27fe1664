import { Trans } from '@lingui/react/macro';
import { FormButtons } from '../../../../components/forms/form-buttons';

type Props = { onDelete: () => void; onClose: () => void };

/** The products stay; only their group goes. */
export const DeleteRange = ({ onDelete, onClose }: Props) => (
  <div className="mt-2 grid gap-2 border-t border-line pr-1.5 pt-3">
    <p className="text-sm text-ink-700">
      <Trans>Its products stay. Its page in your shop is removed.</Trans>
    </p>
    <FormButtons onCancel={onClose} variant="danger" onClick={onDelete}>
      <Trans>Delete</Trans>
    </FormButtons>
  </div>
);
