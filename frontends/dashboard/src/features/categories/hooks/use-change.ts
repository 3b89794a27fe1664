import type { CategoryChange, CategoryRow } from '@haat/api/admin-categories';
import { paths } from '@haat/platform';
import { useChangeCategoryMutation } from '../../../api/admin-categories';
import { useStatusChange } from '../../../hooks/use-decide';

/** Changes fields of a category; after a conflict it reloads the current state. */
export function useChange(category: CategoryRow) {
  const [send, { error, isLoading }] = useChangeCategoryMutation();
  // The invalidated tags reload it.
  const decide = useStatusChange();
  const { id: categoryId, version, name, name_ne, parent_id, icon, position } = category;
  const change = (facts: Partial<CategoryChange>, text: string) => {
    const body = { version, name, name_ne, parent_id, icon, position, ...facts };
    return decide(() => send({ categoryId, body }).unwrap(), {
      text,
      to: paths.adminCategory(categoryId),
    });
  };
  return { change, error, isLoading };
}
