import type { ComparedItem } from '../../../../api/quotes';
import type { Offer } from '../../offers';
import { UnitPrice } from './unit-price';

type Props = { items: ComparedItem[]; offer: Offer };

/** The prices of all lines, where there is no space for a column each. */
export const LinePrices = ({ items, offer }: Props) => (
  <dl className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
    {items.map((item) => (
      <div key={item.id} className="flex items-baseline gap-1.5">
        <dt className="text-ink-500">{item.name}</dt>
        <dd>
          <UnitPrice item={item} offer={offer} />
        </dd>
      </div>
    ))}
  </dl>
);
