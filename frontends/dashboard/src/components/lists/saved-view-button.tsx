import { useSearchParams } from '@haat/platform';
import { IconButton } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { BookmarkX } from 'lucide-react';
import { useSavedViews } from './use-saved-views';

/** Removes the own view that the list has. */
export function SavedViewButton({ list }: { list: string }) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const { views, remove } = useSavedViews(list);
  const filters = new URLSearchParams(params);
  filters.delete('page');
  const current = views.find(({ query }) => query === filters.toString());
  if (!current) return null;
  return (
    <IconButton label={t`Remove “${current.name}”`} onClick={() => remove(current.name)}>
      <BookmarkX aria-hidden />
    </IconButton>
  );
}
