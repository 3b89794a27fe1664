import { pluralForm, useFormat } from '@haat/platform';
import { Select } from '@lingui/react/macro';
import type { FilteredResults } from './filtered-results';

/** `isAction`: on the button that shows them. */
type Props = { results: FilteredResults; isAction?: boolean };

/** How many products or suppliers there are. */
export function ResultTotal({ results, isAction = false }: Props) {
  const { number } = useFormat();
  const { total } = results;
  const count = number(total);
  const value = pluralForm(total);
  if (results.filters.type === 'suppliers') {
    return isAction ? (
      <Select
        value={value}
        _one={`Show ${count} supplier`}
        other={`Show ${count} suppliers`}
      />
    ) : (
      <Select value={value} _one={`${count} supplier`} other={`${count} suppliers`} />
    );
  }
  return isAction ? (
    <Select
      value={value}
      _one={`Show ${count} product`}
      other={`Show ${count} products`}
    />
  ) : (
    <Select value={value} _one={`${count} product`} other={`${count} products`} />
  );
}
