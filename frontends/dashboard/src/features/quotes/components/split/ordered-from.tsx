import { Link, companyName, paths, useLocale } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import type { ComparedItem } from '../../../../api/quotes';
import type { Offer } from '../../offers';

type Props = { item: ComparedItem; offers: Offer[] };

/** Who has a line that is awarded. */
export function OrderedFrom({ item, offers }: Props) {
  const locale = useLocale();
  const chosen = offers.find(({ quote }) => quote.id === item.awarded_quote_id);
  if (!chosen) return <Trans>Ordered</Trans>;
  const company = companyName(chosen.quote.seller, locale);
  return (
    <Link
      to={paths.buyerQuote(chosen.quote.id)}
      className="inline-block py-2 font-semibold text-indigo-700 hover:underline"
    >
      <Trans>Ordered from {company}</Trans>
    </Link>
  );
}
