import { useFormat } from '@haat/platform';
import { Button, IconButton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { FolderInput, Trash2, X } from 'lucide-react';
import type { ItemActions } from '../use-item-actions';
import type { Selection } from '../use-selection';

type Props = { selection: Selection; actions: ItemActions };

/** What can be done with all that is ticked; within reach while one scrolls. */
export function SelectionBar({ selection, actions }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  const { selected, all, clear } = selection;
  if (selected.length === 0) return null;
  return (
    <div
      role="region"
      aria-label={t`Selected files`}
      className="sticky bottom-[84px] z-20 mt-4 flex flex-wrap items-center gap-2 rounded-lg border border-line bg-card p-2 shadow-e3 lg:bottom-4"
    >
      <b role="status" className="mr-auto pl-2 text-[14px] tabular-nums">
        <Trans>{number(selected.length)} selected</Trans>
      </b>
      <Button variant="ghost" onClick={all} className="px-3">
        <Trans>Select all</Trans>
      </Button>
      <IconButton
        label={t`Clear the selection`}
        onClick={clear}
        className="sm:order-last"
      >
        <X aria-hidden />
      </IconButton>
      <Button
        variant="soft"
        onClick={() => actions.move(selected)}
        className="px-3 max-sm:flex-1"
      >
        <FolderInput aria-hidden />
        <Trans>Move</Trans>
      </Button>
      <Button
        variant="outline"
        className="px-3 text-red-700 max-sm:flex-1"
        onClick={() => actions.remove(selected)}
      >
        <Trash2 aria-hidden />
        <Trans>Delete</Trans>
      </Button>
    </div>
  );
}
