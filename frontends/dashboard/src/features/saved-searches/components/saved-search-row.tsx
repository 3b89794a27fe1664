import {
  Link,
  pluralForm,
  useFormat,
  useSaveSearchMutation,
  type SavedSearch,
} from '@haat/platform';
import { Badge, IconButton } from '@haat/ui';
import { Select, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useNotifyDone } from '../../../hooks/use-notify-done';
import { useNotifyError } from '../../../hooks/use-notify-error';
import { hrefOf } from '../href-of';
import { AlertSelect } from './alert-select';
import { RenameDialog } from './rename-dialog';
import { SearchSummary } from './search-summary';
import {
  useForgetSavedSearchMutation,
  useSeeSavedSearchMutation,
} from '../../../api/saved-search-changes';

/** One saved search; deleting it can be undone. */
export function SavedSearchRow({ search }: { search: SavedSearch }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const notifyDone = useNotifyDone();
  const notifyError = useNotifyError();
  const [see] = useSeeSavedSearchMutation();
  const [remove, { isLoading }] = useForgetSavedSearchMutation();
  const [save] = useSaveSearchMutation();
  const { id, name, query_string, alert, new_count } = search;
  const fresh = number(new_count);
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
        <Link
          to={hrefOf(search)}
          onClick={() => (new_count > 0 ? void see(id) : undefined)}
          className="inline-flex min-h-11 flex-wrap items-center gap-x-2.5 font-semibold text-indigo-700 [overflow-wrap:anywhere] hover:underline"
        >
          {name}
          {new_count > 0 ? (
            <Badge tone="new">
              <Select
                value={pluralForm(new_count)}
                _one={`${fresh} new`}
                other={`${fresh} new`}
              />
            </Badge>
          ) : null}
        </Link>
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
