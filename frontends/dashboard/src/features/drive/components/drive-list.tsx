import type { Item } from '@haat/api/drive';
import { Card } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import type { ItemActions } from '../hooks/use-item-actions';
import type { Layout } from '../hooks/use-layout';
import type { Selection } from '../../../hooks/use-selection';
import { DriveRow } from './drive-row';
import { DriveTile } from './drive-tile';

type Shared = {
  selection: Selection<Item>;
  actions: ItemActions;
  onDropItems: (ids: string[], folder: Item) => void;
};
export type ItemProps = Shared & { item: Item };
type Props = Shared & { items: Item[]; layout: Layout };

export const TILES = 'grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5';

/** The same items as tiles or as rows. */
export function DriveList({ items, layout, ...shared }: Props) {
  const { t } = useLingui();
  if (layout === 'list') {
    return (
      <Card className="overflow-hidden">
        <ul aria-label={t`Files and folders`}>
          {items.map((item) => (
            <DriveRow key={item.id} item={item} {...shared} />
          ))}
        </ul>
      </Card>
    );
  }
  return (
    <ul aria-label={t`Files and folders`} className={TILES}>
      {items.map((item) => (
        <DriveTile key={item.id} item={item} {...shared} />
      ))}
    </ul>
  );
}
