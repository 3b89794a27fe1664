import { Link, companyName, paths, useLocale, useRefusalText } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { CircleCheckBig, TriangleAlert } from 'lucide-react';
import type { EnquiryResult } from '../../../api/wishlist-changes';

type Props = { results: EnquiryResult[]; onClose: () => void };

/** Sent, or why not: seller by seller. */
export const EnquiryResults = ({ results, onClose }: Props) => (
  <div className="grid gap-5">
    <ul className="grid gap-2.5">
      {results.map((result) => (
        <li key={result.seller_slug} className="flex items-start gap-2.5">
          <Outcome result={result} />
        </li>
      ))}
    </ul>
    <div className="flex flex-wrap justify-end gap-2">
      <Button asChild variant="soft">
        <Link to={paths.buyerEnquiries}>
          <Trans>See my enquiries</Trans>
        </Link>
      </Button>
      <Button onClick={onClose}>
        <Trans>Done</Trans>
      </Button>
    </div>
  </div>
);

function Outcome({ result }: { result: EnquiryResult }) {
  const locale = useLocale();
  const refusalText = useRefusalText();
  const isSent = result.status === 'sent';
  const Icon = isSent ? CircleCheckBig : TriangleAlert;
  return (
    <>
      <Icon
        className={`mt-0.5 size-5 shrink-0 ${isSent ? 'text-green-600' : 'text-red-600'}`}
        aria-hidden
      />
      <span className="min-w-0">
        <b className="block font-semibold">{companyName(result, locale)}</b>
        <span className={`text-sm ${isSent ? 'text-green-700' : 'text-red-700'}`}>
          {isSent ? (
            <Trans>Sent</Trans>
          ) : (
            refusalText(result.message ?? '', result.reason)
          )}
        </span>
      </span>
    </>
  );
}
