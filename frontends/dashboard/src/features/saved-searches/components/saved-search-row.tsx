import { useSaveSearchMutation, type SavedSearch } from '@haat/platform';
import { IconButton } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useForgetSavedSearchMutation } from '../../../api/saved-search-changes';
import { SavedSearchLink } from '../../../components/searches/saved-search-link';
import { SearchSummary } from '../../../components/searches/search-summary';
import { useNotifyDone } from '../../../hooks/use-notify-done';
import { useNotifyError } from '../../../hooks/use-notify-error';
import { AlertSelect } from './alert-select';
import { RenameDialog } from './rename-dialog';

/** One saved search; deleting it can be undone. */
export function SavedSearchRow({ search }: { search: SavedSearch }) {
  const { t } = useLingui();
  const notifyDone = useNotifyDone();
  const notifyError = useNotifyError();
  const [remove, { isLoading }] = useForgetSavedSearchMutation();
  const [save] = useSaveSearchMutation();
  const { id, name, query_string, alert } = search;
  const takeAway = async () => {
    try {
      await remove(id).unwrap();
      const undo = () =>
        void save({ name, query_string, alert }).unwrap().catch(notifyError);
      notifyDone({ text: t`Deleted: ${name}`, undo });
    } catch (failure) {
      notifyError(failure);
    }
  };
  return (
    <li className="grid gap-3 p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <SavedSearchLink search={search} />
        <SearchSummary query={query_string} />
      </div>
      <div className="flex items-center gap-1">
        <AlertSelect search={search} />
        <RenameDialog search={search} />
        <IconButton
          label={t`Delete: ${name}`}
          disabled={isLoading}
          onClick={() => void takeAway()}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}
