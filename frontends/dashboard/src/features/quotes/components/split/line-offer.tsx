import { companyName, useLocale } from '@haat/platform';
import { cn } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { ComparedItem } from '../../../../api/quotes';
import { Radio } from '../../../../components/forms/radio';
import { useFigures } from '../../hooks/use-figures';
import { cellOf, type Offer } from '../../offers';
import { canChoose } from '../../split';
import { UnitPrice } from '../compare/unit-price';

export type LineOfferProps = {
  item: ComparedItem;
  offer: Offer;
  /** Of the radio buttons of this line. */
  group: string;
  isChosen: boolean;
  onChoose: () => void;
  /** In a list, where no column names the supplier. */
  isNamed?: boolean;
};
export const OPTION = 'flex min-h-14 items-center justify-end gap-3 px-3 py-2';

/** A line of one supplier, with its price, to be chosen if it is sold without the rest. */
export function LineOffer(props: LineOfferProps) {
  const { item, offer, group, isChosen, onChoose, isNamed = false } = props;
  const { figure } = useFigures();
  const company = companyName(offer.quote.seller, useLocale());
  const cell = cellOf(item, offer.quote);
  const prices = (
    <>
      {isNamed ? (
        <span className="mr-auto min-w-0 break-words font-semibold">{company}</span>
      ) : null}
      <span className="text-right tabular-nums">
        <UnitPrice item={item} offer={offer} />
        {cell && cell.kind !== 'not_offered' ? (
          <span className="block text-xs text-ink-500">
            {offer.quote.is_all_or_none ? (
              <Trans>For the complete order only</Trans>
            ) : (
              figure(cell.goods)
            )}
          </span>
        ) : null}
      </span>
    </>
  );
  if (!canChoose(item, offer)) return <div className={cn(OPTION, 'pr-11')}>{prices}</div>;
  return (
    <label
      className={cn(
        OPTION,
        'cursor-pointer',
        isChosen && 'bg-indigo-50 shadow-[inset_0_0_0_2px_var(--color-indigo-600)]',
      )}
    >
      {prices}
      <Radio
        name={`${group}-${item.id}`}
        aria-label={`${item.name}: ${company}`}
        checked={isChosen}
        onChange={onChoose}
      />
    </label>
  );
}
