import { useFieldArray, useFormContext, useWatch } from '@haat/forms';
import { notify, useFormat } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { EMPTY_ITEM, MAX_ITEMS } from '../draft';
import { ItemRow } from './item-row';
import { useStatedDetails } from '../hooks/use-stated-details';
import type { Draft } from '../requirement-schema';

/** Step 2: one row for each thing, up to twenty. */
export function ItemsStep() {
  const { number } = useFormat();
  const { fields, append, remove } = useFieldArray<Draft, 'items'>({ name: 'items' });
  const title = useWatch<Draft, 'title'>({ name: 'title' });
  const offerUndo = useUndo();
  useStatedDetails();
  const most = number(MAX_ITEMS);
  const takeOut = (place: number) => {
    offerUndo(place);
    remove(place);
  };
  return (
    <>
      <ol className="grid gap-3">
        {fields.map(({ id }, place) => (
          <ItemRow
            key={id}
            place={place}
            title={title}
            {...(fields.length > 1 ? { onRemove: () => takeOut(place) } : {})}
          />
        ))}
      </ol>
      {fields.length < MAX_ITEMS ? (
        <Button
          variant="outline"
          className="justify-self-start"
          onClick={() => append(EMPTY_ITEM)}
        >
          <Plus aria-hidden />
          <Trans>Add another item</Trans>
        </Button>
      ) : (
        <p className="text-sm text-ink-500">
          <Trans>A requirement can have up to {most} items.</Trans>
        </p>
      )}
    </>
  );
}

/** Called before a row goes; Undo works on another step too. */
function useUndo() {
  const { t } = useLingui();
  const { getValues, setValue } = useFormContext<Draft>();
  return (place: number) => {
    const gone = getValues(`items.${place}`);
    const putBack = () => setValue('items', getValues('items').toSpliced(place, 0, gone));
    notify('info', t`${gone.name || t`This row`} removed`, {
      label: t`Undo`,
      onClick: putBack,
    });
  };
}
