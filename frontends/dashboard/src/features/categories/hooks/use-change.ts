import type { CategoryChange, CategoryRow } from '@haat/api/admin-categories';
import { useChangeCategoryMutation } from '../../../api/admin-categories';
import { useStatusChange } from '../../../hooks/use-decide';

/** Changes fields of a category; after a conflict it reloads the current state. */
export function useChange(category: CategoryRow) {
  const [send, { error, isLoading }] = useChangeCategoryMutation();
  // The invalidated tags reload it.
  const decide = useStatusChange();
  const { id: categoryId, version, name, name_ne, parent_id, icon, position } = category;
  const change = (facts: Partial<CategoryChange>, done: string) => {
    const body = { version, name, name_ne, parent_id, icon, position, ...facts };
    return decide(() => send({ categoryId, body }).unwrap(), done);
  };
  return { change, error, isLoading };
}
