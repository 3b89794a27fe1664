import {
  Link,
  notify,
  pluralForm,
  useFormat,
  useSaveSearchMutation,
  type SavedSearch,
} from '@haat/platform';
import { Badge, IconButton } from '@haat/ui';
import { Select, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useNotifyError } from '../../../hooks/use-notify-error';
import { hrefOf } from '../href-of';
import { AlertSelect } from './alert-select';
import { RenameDialog } from './rename-dialog';
import { SearchWords } from './search-words';
import {
  useForgetSavedSearchMutation,
  useSeeSavedSearchMutation,
} from '../../../api/saved-search-changes';

/** One kept search; what was deleted by mistake comes back. */
export function SavedSearchRow({ kept }: { kept: SavedSearch }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const notifyError = useNotifyError();
  const [see] = useSeeSavedSearchMutation();
  const [forget, { isLoading }] = useForgetSavedSearchMutation();
  const [save] = useSaveSearchMutation();
  const { id, name, query_string, alert, new_count } = kept;
  const fresh = number(new_count);
  const takeAway = async () => {
    try {
      await forget(id).unwrap();
      const undo = () =>
        void save({ name, query_string, alert }).unwrap().catch(notifyError);
      notify('success', t`Deleted`, { label: t`Undo`, onClick: undo });
    } catch (failure) {
      notifyError(failure);
    }
  };
  return (
    <li className="grid gap-3 p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <Link
          to={hrefOf(kept)}
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
        <SearchWords query={query_string} />
      </div>
      <div className="flex items-center gap-1">
        <AlertSelect kept={kept} />
        <RenameDialog kept={kept} />
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
