import type { ListingOut } from '@haat/api/own-products';
import { codeOf, fieldErrors, messageOf, notify } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useEditProductMutation } from '../../../api/own-products';

type Change = { price?: string; moq?: number };

/** Changes a figure in the list; answers whether it was saved. */
export function useInlineEdit({ id: productId, version }: ListingOut) {
  const { t } = useLingui();
  const [edit] = useEditProductMutation();
  return async (change: Change): Promise<boolean> => {
    try {
      await edit({ productId, body: { version, ...change } }).unwrap();
      notify('success', t`Saved`);
      return true;
    } catch (error) {
      const [first] = Object.values(fieldErrors(error));
      notify('error', first ?? messageOf(error) ?? t`Couldn’t save it. Try again.`);
      // Somebody was faster: the list has the current values.
      return codeOf(error) === 'changed_elsewhere';
    }
  };
}
