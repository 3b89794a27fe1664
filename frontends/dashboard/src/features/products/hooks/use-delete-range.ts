import type { OwnRange } from '@haat/api/product-ranges';
import { useLocalName } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useDeleteProductRangeMutation } from '../../../api/product-ranges';
import { useHeldCalls } from '../../../hooks/use-held-calls';
import { useNotifyError } from '../../../hooks/use-notify-error';

/** Deletes a range; the call waits while Undo is visible. */
export function useDeleteRange() {
  const { t } = useLingui();
  const localName = useLocalName();
  const notifyError = useNotifyError();
  const { held, hold } = useHeldCalls();
  const [remove] = useDeleteProductRangeMutation();
  const onDelete = (range: OwnRange) => {
    const name = localName(range);
    hold({
      id: range.id,
      text: t`Range deleted: ${name}`,
      call: () => remove(range.id).unwrap().catch(notifyError),
    });
  };
  return { isDeleted: ({ id }: OwnRange) => held.has(id), onDelete };
}
