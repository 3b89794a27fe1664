import type { OwnRange } from '@haat/api/product-ranges';
import { Link, paths, useFormat, useLocalName } from '@haat/platform';
import { IconButton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, ListChecks, PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useRenameProductRangeMutation } from '../../../../api/product-ranges';
import { useNotifyDone } from '../../../../hooks/use-notify-done';
import { useNotifyError } from '../../../../hooks/use-notify-error';
import { DeleteRange } from './delete-range';
import { FillRange } from './fill-range';
import { RangeForm } from './range-form';

type Props = {
  range: OwnRange;
  isFirst: boolean;
  isLast: boolean;
  isReordering: boolean;
  onReorder: (by: number) => void;
  onLeave: () => void;
  onDelete: () => void;
};

/** One range: its name, how much is in it, and what can be done with it. */
export function RangeRow({
  range,
  isFirst,
  isLast,
  isReordering,
  onReorder,
  onLeave,
  onDelete,
}: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  const notifyDone = useNotifyDone();
  const notifyError = useNotifyError();
  const name = useLocalName()(range);
  const [open, setOpen] = useState<'products' | 'name' | 'delete'>();
  const [change, { isLoading, error }] = useRenameProductRangeMutation();
  const close = () => setOpen(undefined);
  const toggle = (part: typeof open) => setOpen(open === part ? undefined : part);
  const count = number(range.product_count);
  return (
    <li className="rounded-md border border-line p-2 pl-3.5">
      <div className="flex flex-wrap items-center gap-x-1">
        <Link
          to={`${paths.sellerProducts}?range_id=${range.id}`}
          onClick={onLeave}
          className="min-w-0 flex-1 basis-32 hover:text-indigo-700"
        >
          <b className="block truncate font-semibold">{name}</b>
          <small className="text-ink-500">
            <Trans>Products: {count}</Trans>
          </small>
        </Link>
        <IconButton
          label={t`Move ${name} up`}
          disabled={isFirst || isReordering}
          onClick={() => onReorder(-1)}
        >
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton
          label={t`Move ${name} down`}
          disabled={isLast || isReordering}
          onClick={() => onReorder(1)}
        >
          <ArrowDown aria-hidden />
        </IconButton>
        <IconButton
          label={t`Choose products for ${name}`}
          aria-expanded={open === 'products'}
          onClick={() => toggle('products')}
        >
          <ListChecks aria-hidden />
        </IconButton>
        <IconButton
          label={t`Rename ${name}`}
          aria-expanded={open === 'name'}
          onClick={() => toggle('name')}
        >
          <PencilLine aria-hidden />
        </IconButton>
        <IconButton
          label={t`Delete ${name}`}
          aria-expanded={open === 'delete'}
          onClick={() => toggle('delete')}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      {open === 'products' ? <FillRange range={range} onClose={close} /> : null}
      {open === 'name' ? (
        <div className="mt-3 border-t border-line pr-1.5 pt-3">
          <RangeForm
            name={range.name}
            nameNe={range.name_ne}
            action={<Trans>Save</Trans>}
            isBusy={isLoading}
            error={error}
            onCancel={close}
            onSave={async (form) => {
              try {
                await change({ rangeId: range.id, body: form }).unwrap();
                notifyDone({ text: t`Range saved: ${form.name}` });
                close();
              } catch (failure) {
                notifyError(failure);
              }
              return false;
            }}
          />
        </div>
      ) : null}
      {open === 'delete' ? <DeleteRange onDelete={onDelete} onClose={close} /> : null}
    </li>
  );
}
