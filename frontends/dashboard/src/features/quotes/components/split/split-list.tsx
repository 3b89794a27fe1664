import { Card } from '@haat/ui';
import { useAmount } from '../../../../hooks/use-amount';
import { sentIn } from '../../split';
import { LineOffer } from './line-offer';
import { OpenChoice } from './open-choice';
import { OrderedFrom } from './ordered-from';
import type { SplitProps } from './split-table';

/** On a phone: the suppliers of each line below one another. */
export function SplitList({ items, offers, split }: SplitProps) {
  const amount = useAmount();
  return (
    <ul className="grid grid-cols-1 gap-3">
      {items.map((item) => (
        <li key={item.id}>
          <Card className="overflow-hidden text-[14px]">
            <fieldset className="min-w-0">
              <legend className="float-left w-full bg-paper px-3 py-2.5 font-semibold">
                {item.name}{' '}
                <span className="text-sm font-normal text-ink-500">{amount(item)}</span>
              </legend>
              {item.awarded_quote_id ? (
                <div className="clear-both px-3 py-1">
                  <OrderedFrom item={item} offers={offers} />
                </div>
              ) : (
                <div className="clear-both divide-y divide-line">
                  {sentIn(offers).map((offer) => (
                    <LineOffer
                      key={offer.quote.id}
                      {...{ item, offer, group: 'list', isNamed: true }}
                      isChosen={split.choices[item.id] === offer.quote.id}
                      onChoose={() => split.choose(item.id, offer.quote.id)}
                    />
                  ))}
                  <OpenChoice
                    {...{ item, group: 'list', isNamed: true }}
                    isChosen={!split.choices[item.id]}
                    onChoose={() => split.choose(item.id, null)}
                  />
                </div>
              )}
            </fieldset>
          </Card>
        </li>
      ))}
    </ul>
  );
}
