import {
  fieldErrors,
  messageOf,
  notify,
  paths,
  useNavigate,
  type Wishlist,
} from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDraftRequirementOfWishlistMutation } from '../../../api/wishlist-changes';

/** The list becomes a draft, and the form for it opens. */
export function useDraftRequirement({ id }: Wishlist) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [draft, { isLoading: isBusy }] = useDraftRequirementOfWishlistMutation();
  const [key, setKey] = useState(() => crypto.randomUUID());
  async function make() {
    try {
      const made = await draft({
        'Idempotency-Key': key,
        body: { wishlist_id: id },
      }).unwrap();
      setKey(crypto.randomUUID());
      await navigate(paths.requirementForm(made.id));
    } catch (error) {
      console.error('wishlist', error);
      const [first] = Object.values(fieldErrors(error));
      notify(
        'error',
        first ?? messageOf(error) ?? t`Couldn’t create the requirement. Try again.`,
      );
    }
  }
  return { make, isBusy };
}
