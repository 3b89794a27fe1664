import type { EnquiryResult } from '@haat/api/contact-seller';
import { companyName, useLocale, useRefusalText } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { CircleCheckBig, TriangleAlert } from 'lucide-react';

/** Sent, or why not: supplier by supplier. */
export const OutcomeList = ({ results }: { results: EnquiryResult[] }) => (
  <ul className="grid gap-2.5 text-left">
    {results.map((result) => (
      <li key={result.seller_slug} className="flex items-start gap-2.5">
        <Outcome result={result} />
      </li>
    ))}
  </ul>
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
