import { companyName, useLocale } from '@haat/platform';
import { Monogram } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { useFigures } from '../../hooks/use-figures';
import { cardId, type Offer } from '../../offers';
import { SWIPED } from './swiped';

/** The figure that ranks each supplier; it scrolls to the card. */
export function JumpRow({ offers }: { offers: Offer[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { figure } = useFigures();
  return (
    <nav aria-label={t`Suppliers`} className={SWIPED}>
      {offers.map((offer) => {
        const { quote, total } = offer;
        const name = companyName(quote.seller, locale);
        return (
          <a
            key={quote.id}
            href={`#${cardId(offer)}`}
            className="flex min-h-12 shrink-0 items-center gap-2 rounded-md border border-line bg-card py-1.5 pl-2 pr-3 text-sm font-bold tabular-nums"
            onClick={(event) => {
              event.preventDefault();
              document
                .getElementById(cardId(offer))
                ?.scrollIntoView({ block: 'nearest', inline: 'center' });
            }}
          >
            <Monogram
              name={quote.seller?.company_name ?? name}
              logo={quote.seller?.company_logo ?? null}
              className="size-7 rounded-[8px] text-[10px]"
            />
            <span className="sr-only">{name}</span>
            {figure(total.to_complete ?? total.cost_to_buyer)}
          </a>
        );
      })}
    </nav>
  );
}
