import type { SynonymOut } from '@haat/api/admin-synonyms';
import { Badge, IconButton } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import {
  useAddSynonymsMutation,
  useRemoveSynonymsMutation,
} from '../../../api/admin-synonyms';
import { useNotifyDone } from '../../../hooks/use-notify-done';
import { useNotifyError } from '../../../hooks/use-notify-error';
import { SynonymDialog } from './synonym-dialog';

/** One set of synonyms; deleting it can be undone. */
export function SynonymRow({ row }: { row: SynonymOut }) {
  const { t } = useLingui();
  const notifyDone = useNotifyDone();
  const notifyError = useNotifyError();
  const [remove, { isLoading }] = useRemoveSynonymsMutation();
  const [create] = useAddSynonymsMutation();
  const names = row.words.join(', ');
  const takeAway = async () => {
    try {
      await remove(row.id).unwrap();
      const { words, note } = row;
      const undo = () =>
        void create({ words, ...(note ? { note } : {}) })
          .unwrap()
          .catch(notifyError);
      notifyDone({ text: t`Deleted: ${names}`, undo });
    } catch (failure) {
      notifyError(failure);
    }
  };
  return (
    <tr className="border-b border-line last:border-0 @max-[700px]/list:grid @max-[700px]/list:grid-cols-[minmax(0,1fr)_auto] @max-[700px]/list:items-center @max-[700px]/list:gap-2 @max-[700px]/list:p-4 @min-[700px]/list:[&>td]:px-4 @min-[700px]/list:[&>td]:py-3">
      <td>
        <span className="flex flex-wrap gap-1.5">
          {row.words.map((word) => (
            <Badge key={word} tone="indigo">
              {word}
            </Badge>
          ))}
        </span>
      </td>
      <td className="text-ink-700 [overflow-wrap:anywhere] @max-[700px]/list:col-start-1 @max-[700px]/list:empty:hidden">
        {row.note}
      </td>
      <td className="@max-[700px]/list:col-start-2 @max-[700px]/list:row-start-1">
        <span className="flex justify-end gap-1">
          <SynonymDialog row={row} />
          <IconButton
            label={t`Delete: ${names}`}
            disabled={isLoading}
            onClick={() => void takeAway()}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </span>
      </td>
    </tr>
  );
}
