import { useSearchParams } from '@haat/platform';
import { Button, Select, Sheet } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { AddressSelect } from './address-select';
import { FilterChip } from './filter-chip';
import { FilterChips } from './filter-chips';
import { hrefWith } from './href-with';

/** A choice in the address of a list. The first option is the one without a parameter. */
export type BarFilter = {
  name: string;
  label: string;
  options: { value: string; label: string }[];
};
type Props = {
  filters: BarFilter[];
  /** Filters for which a bar has no space, such as days. */
  children: ReactNode;
};

/** Filters of a list in one row: some in the bar, the others in a sheet, on phones all of them. */
export function BarFilters({ filters, children }: Props) {
  const [params] = useSearchParams();
  return (
    <>
      {filters.map((filter) => (
        <AddressSelect
          key={filter.name}
          {...filter}
          className="@max-[700px]/list:hidden"
        />
      ))}
      <MoreFilters filters={filters}>{children}</MoreFilters>
      <FilterChips className="" />
      {filters.map(({ name, options }) => {
        const chosen = options.find(({ value }) => value && value === params.get(name));
        return chosen ? (
          <span key={name} className="hidden @max-[700px]/list:block">
            <FilterChip
              to={hrefWith(params, { [name]: null, page: null })}
              label={chosen.label}
            />
          </span>
        ) : null;
      })}
    </>
  );
}

function MoreFilters({ filters, children }: Props) {
  const [params, setParams] = useSearchParams();
  const [isOpen, setIsOpen] = useState(false);
  const choose = (name: string, value: string) =>
    setParams(hrefWith(params, { [name]: value || null, page: null }).slice(1));
  return (
    <Sheet
      open={isOpen}
      onOpenChange={setIsOpen}
      title={<Trans>Filters</Trans>}
      trigger={
        <Button variant="outline" className="px-3.5">
          <SlidersHorizontal aria-hidden />
          <Trans>More filters</Trans>
        </Button>
      }
    >
      <div className="grid gap-4">
        {filters.map(({ name, label, options }) => (
          <Select
            key={name}
            label={label}
            value={params.get(name) ?? ''}
            options={options}
            onChange={({ target }) => choose(name, target.value)}
          />
        ))}
        {children}
        <Button onClick={() => setIsOpen(false)}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </Sheet>
  );
}
