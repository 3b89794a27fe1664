import {
  useChangeCategoryMutation,
  type AdminCategory,
  type CategoryForm,
} from '../../api/admin-categories';
import { useMove } from '../desk/use-decide';

/** Changes some of a category's facts; who was slower is shown what stands. */
export function useChange(category: AdminCategory) {
  const [send, { error, isLoading }] = useChangeCategoryMutation();
  // The list of tags asks anew by itself.
  const decide = useMove();
  const { id, version, name, name_ne, parent_id, icon, position } = category;
  const change = (facts: Partial<CategoryForm>, done: string) => {
    const form = { version, name, name_ne, parent_id, icon, position, ...facts };
    return decide(() => send({ id, form }).unwrap(), done);
  };
  return { change, error, isLoading };
}
