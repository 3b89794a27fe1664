import { useFormat } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { MOST_ITEMS } from './draft';
import { ItemRow } from './item-row';
import type { StepProps } from './use-wizard';

/** Step 2: one row for each thing, up to twenty. */
export function ItemsStep({ wizard }: StepProps) {
  const { number } = useFormat();
  const { items, set, add, remove, canAdd } = wizard.items;
  const most = number(MOST_ITEMS);
  return (
    <>
      <ol className="grid gap-3">
        {items.map((item, place) => (
          <ItemRow
            key={place}
            item={item}
            place={place}
            title={wizard.draft.title}
            errors={wizard.errors}
            onChange={(change) => set(place, change)}
            {...(items.length > 1 ? { onRemove: () => remove(place) } : {})}
          />
        ))}
      </ol>
      {canAdd ? (
        <Button variant="outline" className="justify-self-start" onClick={add}>
          <Plus aria-hidden />
          <Trans>Add another item</Trans>
        </Button>
      ) : (
        <p className="text-sm text-ink-500">
          <Trans>A requirement has at most {most} items.</Trans>
        </p>
      )}
    </>
  );
}
