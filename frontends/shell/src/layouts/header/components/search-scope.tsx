import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';

export type Scope = 'products' | 'suppliers';
type Props = { value: Scope; onChange: (value: Scope) => void };

/** What is searched: the browser's own list in the box's clothes. */
export function SearchScope({ value, onChange }: Props) {
  const { t } = useLingui();
  return (
    <span className="relative hidden h-[26px] items-center border-r border-line lg:flex">
      <select
        name="type"
        aria-label={t`Search in`}
        value={value}
        onChange={(event) => onChange(event.target.value as Scope)}
        className="h-11 appearance-none bg-transparent pl-4 pr-9 text-[14px] font-semibold text-ink-700 outline-none"
      >
        <option value="products">{t`Products`}</option>
        <option value="suppliers">{t`Suppliers`}</option>
      </select>
      <ChevronDown
        className="pointer-events-none absolute right-3.5 size-[15px] text-ink-700"
        aria-hidden
      />
    </span>
  );
}
