import type { PublicReview } from '@haat/api/seller-reviews';
import { useFormat, useLocale } from '@haat/platform';
import { Trans } from '@lingui/react/macro';

/** The company of the buyer, and when the review was published. */
export function ReviewAuthor({ review }: { review: PublicReview }) {
  const { date } = useFormat();
  const isNepali = useLocale() === 'ne';
  const { company, company_ne, published_at: at } = review;
  return (
    <p className="text-sm text-ink-500">
      <b className="break-words text-base font-semibold text-ink-900">
        {(isNepali && company_ne) || company || <Trans>A buyer without a company</Trans>}
      </b>{' '}
      · <time dateTime={at}>{date(at)}</time>
    </p>
  );
}
