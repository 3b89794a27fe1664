import { messageOf, notify, paths, useLocalName, useNavigate } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useDuplicateProductMutation } from '../../../api/own-products';

/** A copy as a draft, opened immediately: most products differ from another in one thing. */
export function useDuplicate() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const localName = useLocalName();
  const [duplicate] = useDuplicateProductMutation();
  return async (id: string): Promise<void> => {
    try {
      const made = await duplicate(id).unwrap();
      notify('success', t`“${localName(made)}” is a draft. Edit what’s different.`);
      await navigate(paths.sellerEditProduct(made.id));
    } catch (error) {
      notify('error', messageOf(error) ?? t`Couldn’t save it. Try again.`);
    }
  };
}
