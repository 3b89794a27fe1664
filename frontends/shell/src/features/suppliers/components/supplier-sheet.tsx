import { pluralForm, useFormat } from '@haat/platform';
import { Select } from '@lingui/react/macro';
import { FilterSheet } from '../../../components/filters/filter-sheet';
import { FILTERS } from '../directory-query';
import { SupplierFacets } from './supplier-facets';
import type { Directory } from '../hooks/use-directory';

export function SupplierSheet({ directory }: { directory: Directory }) {
  const { number } = useFormat();
  const total = directory.answer.data?.meta.total ?? 0;
  const shown = number(total);
  return (
    <FilterSheet
      chosen={FILTERS.filter((name) => directory.query[name]).length}
      outcome={
        <Select
          value={pluralForm(total)}
          _one={`Show ${shown} supplier`}
          other={`Show ${shown} suppliers`}
        />
      }
    >
      <SupplierFacets directory={directory} />
    </FilterSheet>
  );
}
