import { companyName, useLocale } from '@haat/platform';
import { cn } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { SplitOut } from '../../../../api/quotes';
import { useFigures } from '../../hooks/use-figures';
import type { Offer } from '../../offers';

type Props = { split: SplitOut; offers: Offer[] };

/** What the split costs less, or more, than the best complete quote. */
export function Saving({ split: { complete, saving }, offers }: Props) {
  const locale = useLocale();
  const { rupees } = useFigures();
  const best = offers.find(({ quote }) => quote.id === complete?.quote_id);
  if (!best || saving === null) return null;
  const company = companyName(best.quote.seller, locale);
  const amount = rupees(saving);
  const less = Number(saving);
  return (
    <p
      className={cn(
        'text-sm',
        less > 0 ? 'font-semibold text-green-700' : 'text-ink-700',
      )}
    >
      {less > 0 ? (
        <Trans>
          {amount} less than {company} alone
        </Trans>
      ) : less < 0 ? (
        <Trans>
          {amount} more than {company} alone
        </Trans>
      ) : (
        <Trans>The same as {company} alone</Trans>
      )}
    </p>
  );
}
