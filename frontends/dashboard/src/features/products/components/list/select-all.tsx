import type { ListingOut } from '@haat/api/own-products';
import { useLingui } from '@lingui/react/macro';
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
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label={t`Select all on this page`}
      checked={isAll}
      onChange={isAll ? selection.clear : selection.all}
      className="block size-[22px] accent-indigo-600"
    />
  );
}
