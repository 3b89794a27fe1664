import type { ListingEdit, ListingOut } from '@haat/api/own-products';
import { codeOf, fieldErrors, messageOf, notify, useLocalName } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useEditProductMutation } from '../../../api/own-products';

type Change = Pick<ListingEdit, 'price' | 'price_on_request' | 'moq'>;

/** Changes a figure in the list; answers whether it was saved. */
export function useInlineEdit(product: ListingOut) {
  const { t } = useLingui();
  const name = useLocalName()(product);
  const [edit] = useEditProductMutation();
  const save = async (change: Change, of: ListingOut): Promise<boolean> => {
    try {
      const saved = await edit({
        productId: of.id,
        body: { version: of.version, ...change },
      }).unwrap();
      const before = {
        ...(change.price === undefined
          ? {}
          : { price: of.price, price_on_request: of.price === null }),
        ...(change.moq === undefined ? {} : { moq: of.moq }),
      };
      const undo = { label: t`Undo`, onClick: () => void save(before, saved) };
      notify('success', t`Saved: “${name}”`, undo);
      return true;
    } catch (error) {
      const [first] = Object.values(fieldErrors(error));
      notify('error', first ?? messageOf(error) ?? t`Couldn’t save it. Try again.`);
      // Somebody was faster: the list has the current values.
      return codeOf(error) === 'changed_elsewhere';
    }
  };
  return (change: Change) => save(change, product);
}
