import type { ListingOut } from '@haat/api/own-products';
import { useLingui } from '@lingui/react/macro';
import { Check, Minus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Selection } from '../../../../hooks/use-selection';

type Props = { products: ListingOut[]; selection: Selection<ListingOut> };

/** All of the page, none, or half a tick when some are. */
export function SelectAll({ products, selection }: Props) {
  const { t } = useLingui();
  const box = useRef<HTMLInputElement>(null);
  const count = selection.selected.length;
  const isAll = count > 0 && count === products.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !isAll;
  }, [count, isAll]);
  const Icon = isAll ? Check : Minus;
  return (
    <span className="grid size-[22px] place-items-center">
      <input
        ref={box}
        type="checkbox"
        aria-label={t`Select all on this page`}
        checked={isAll}
        onChange={isAll ? selection.clear : selection.all}
        className="col-start-1 row-start-1 size-[22px] appearance-none rounded-[7px] border-[1.5px] border-control bg-card checked:border-fill checked:bg-fill indeterminate:border-fill indeterminate:bg-fill"
      />
      {count > 0 ? (
        <Icon
          className="pointer-events-none col-start-1 row-start-1 size-4 text-on-fill"
          strokeWidth={3}
          aria-hidden
        />
      ) : null}
    </span>
  );
}
