import type { Item } from '@haat/api/drive';
import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { FolderInput, Trash2 } from 'lucide-react';
import type { ItemActions } from '../hooks/use-item-actions';
import { SelectionBar } from '../../../components/lists/selection-bar';
import type { Selection } from '../../../hooks/use-selection';

type Props = { selection: Selection<Item>; actions: ItemActions };

/** What can be done with all that is ticked. */
export function DriveBar({ selection, actions }: Props) {
  const { t } = useLingui();
  const { selected } = selection;
  if (selected.length === 0) return null;
  return (
    <SelectionBar
      selection={selection}
      label={t`Selected files`}
      className="sticky bottom-[84px] z-20 mt-4 rounded-lg border bg-card shadow-e3 lg:bottom-4"
    >
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
    </SelectionBar>
  );
}
