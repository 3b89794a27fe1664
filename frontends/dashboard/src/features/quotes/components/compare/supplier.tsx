import { Link, companyName, paths, useFormat, useLocale } from '@haat/platform';
import { StatusChip, VerifiedBadge } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { Quote } from '../../../../api/quotes';

/** Who offers: name, whether verified, where, how quickly they answer. */
export function Supplier({ quote }: { quote: Quote }) {
  const locale = useLocale();
  const { number } = useFormat();
  const { seller } = quote;
  const district = (locale === 'ne' && seller?.district_ne) || seller?.district;
  return (
    <div className="grid justify-items-start gap-1.5 font-normal">
      <Link
        to={paths.buyerQuote(quote.id)}
        className="inline-block py-1.5 text-base font-semibold leading-snug text-indigo-700 hover:underline"
      >
        {companyName(seller, locale)}
      </Link>
      {seller?.is_seller_verified ? <VerifiedBadge /> : null}
      <p className="text-sm text-ink-500">
        {district}
        {seller?.response_rate ? (
          <>
            {district ? ' · ' : null}
            <Trans>answers {number(seller.response_rate)}% within a day</Trans>
          </>
        ) : null}
      </p>
      {quote.status === 'sent' ? null : (
        <StatusChip status={quote.status} label={quote.status_label} />
      )}
    </div>
  );
}
