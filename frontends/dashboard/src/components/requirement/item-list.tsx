import type { RequirementOut } from '@haat/api/requirements';
import { Trans } from '@lingui/react/macro';
import { useAmount } from '../../hooks/use-amount';
import { useExact } from '../../hooks/use-exact';

/** Every line of a requirement. */
export function ItemList({ items }: { items: RequirementOut['items'] }) {
  const amount = useAmount();
  const { rupees } = useExact();
  return (
    <ol className="divide-y divide-line">
      {items.map((item) => (
        <li key={item.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3">
          <div className="min-w-0 flex-1 basis-52">
            <p className="font-semibold">{item.name}</p>
            {item.spec ? <p className="text-sm text-ink-700">{item.spec}</p> : null}
          </div>
          <p className="tabular-nums">{amount(item)}</p>
          {item.target_price ? (
            <p className="text-sm text-ink-500">
              <Trans>Target price: {rupees(item.target_price)} each</Trans>
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
