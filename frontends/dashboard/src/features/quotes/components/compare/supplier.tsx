import { Link, companyName, paths, useFormat, useLocale } from '@haat/platform';
import { Monogram, StatusChip, cn } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Offer } from '../../offers';

/** Who offers: rank, name, where, whether verified. */
export function Supplier({ offer: { quote, total } }: { offer: Offer }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { number } = useFormat();
  const { seller } = quote;
  const district = (locale === 'ne' && seller?.district_ne) || seller?.district;
  const rank = total.rank === null ? null : number(total.rank);
  return (
    <div className="flex items-start gap-2 font-normal">
      {rank ? (
        <span
          aria-label={t`Rank ${rank}`}
          role="img"
          className={cn(
            'mt-2 grid size-5 shrink-0 place-items-center rounded-full text-xs font-bold',
            total.is_cheapest ? 'bg-fill-success text-on-fill' : 'bg-sand text-ink-700',
          )}
        >
          {rank}
        </span>
      ) : null}
      <Monogram
        name={seller?.company_name ?? ''}
        logo={seller?.company_logo ?? null}
        className="size-9 rounded-[10px] text-xs max-xl:hidden"
      />
      <div className="min-w-0">
        <Link
          to={paths.buyerQuote(quote.id)}
          className="inline-block py-0.5 font-semibold leading-snug text-indigo-700 hover:underline"
        >
          {companyName(seller, locale)}
        </Link>
        <p className="text-xs leading-snug text-ink-500">
          {district ? `${district} · ` : null}
          {seller?.is_seller_verified ? (
            <Trans>Verified</Trans>
          ) : (
            <Trans>not verified</Trans>
          )}
        </p>
        {quote.status === 'sent' ? null : (
          <StatusChip status={quote.status} label={quote.status_label} />
        )}
      </div>
    </div>
  );
}
