import { pluralForm, useFormat } from '@haat/platform';
import { Select } from '@lingui/react/macro';
import type { Results } from './use-results';

/** `isAction`: on the button that shows them. */
type Props = { results: Results; isAction?: boolean };

/** How many products or suppliers there are. */
export function ResultTotal({ results, isAction = false }: Props) {
  const { number } = useFormat();
  const total = results.answer.data?.meta.total ?? 0;
  const shown = number(total);
  const value = pluralForm(total);
  if (results.filters.type === 'suppliers') {
    return isAction ? (
      <Select
        value={value}
        _one={`Show ${shown} supplier`}
        other={`Show ${shown} suppliers`}
      />
    ) : (
      <Select value={value} _one={`${shown} supplier`} other={`${shown} suppliers`} />
    );
  }
  return isAction ? (
    <Select
      value={value}
      _one={`Show ${shown} product`}
      other={`Show ${shown} products`}
    />
  ) : (
    <Select value={value} _one={`${shown} product`} other={`${shown} products`} />
  );
}
