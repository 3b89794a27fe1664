import type { ListingOut } from '@haat/api/own-products';
import { Button, Menu, MenuItem } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  Archive,
  ChevronUp,
  Eye,
  EyeOff,
  FolderTree,
  Layers,
  Percent,
} from 'lucide-react';
import { useState } from 'react';
import { SelectionBar } from '../../../../components/lists/selection-bar';
import type { Selection } from '../../../../hooks/use-selection';
import { CategoryDialog } from '../form/category-dialog';
import { PercentDialog } from './percent-dialog';
import { RangeDialog } from './range-dialog';
import type { ProductAction, ProductActions } from '../../hooks/use-product-actions';

type Props = { selection: Selection<ListingOut>; actions: ProductActions };

/** What can be done with all that is ticked; within reach while one scrolls. */
export function BulkBar({ selection, actions }: Props) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'percent' | 'category' | 'range'>();
  const { selected, clear } = selection;
  if (selected.length === 0) return null;
  const run = async (action: ProductAction) => {
    setOpen(undefined);
    if (await actions.run(selected, action)) clear();
  };
  const archive = () => {
    actions.archive(selected);
    clear();
  };
  const trigger = (
    <Button variant="outline" className="sm:px-3">
      <Trans>More</Trans>
      <ChevronUp aria-hidden />
    </Button>
  );
  return (
    <SelectionBar selection={selection} label={t`Selected products`}>
      <Button
        variant="soft"
        className="max-sm:flex-1 sm:px-3"
        isBusy={actions.isBusy}
        onClick={() => void run({ action: 'publish' })}
      >
        <Eye className="max-sm:hidden" aria-hidden />
        <Trans>Publish</Trans>
      </Button>
      <Button
        variant="outline"
        className="max-sm:flex-1 sm:px-3"
        disabled={actions.isBusy}
        onClick={() => void run({ action: 'unlist' })}
      >
        <EyeOff className="max-sm:hidden" aria-hidden />
        <Trans>Hide</Trans>
      </Button>
      <Button
        variant="outline"
        className="max-sm:flex-1 sm:px-3"
        disabled={actions.isBusy}
        onClick={() => setOpen('percent')}
      >
        <Percent className="max-sm:hidden" aria-hidden />
        <Trans>Change prices</Trans>
      </Button>
      <Menu trigger={trigger}>
        <MenuItem onSelect={() => setOpen('category')}>
          <FolderTree className="size-4" aria-hidden />
          <Trans>Set category</Trans>
        </MenuItem>
        <MenuItem onSelect={() => setOpen('range')}>
          <Layers className="size-4" aria-hidden />
          <Trans>Add to range</Trans>
        </MenuItem>
        <MenuItem isDanger onSelect={archive}>
          <Archive className="size-4" aria-hidden />
          <Trans>Archive</Trans>
        </MenuItem>
      </Menu>
      {open === 'percent' ? (
        <PercentDialog
          products={selected}
          onClose={() => setOpen(undefined)}
          onSave={(percent) => void run({ action: 'price_percent', percent })}
        />
      ) : null}
      {open === 'category' ? (
        <CategoryDialog
          onClose={() => setOpen(undefined)}
          onChoose={(category_id) => void run({ action: 'set_category', category_id })}
        />
      ) : null}
      {open === 'range' ? (
        <RangeDialog
          onClose={() => setOpen(undefined)}
          onChoose={(product_range_id) =>
            void run({ action: 'set_range', product_range_id })
          }
        />
      ) : null}
    </SelectionBar>
  );
}
