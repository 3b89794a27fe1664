import { useQuoteTerms, type QuoteTerms } from '../hooks/use-quote-terms';

/** Tax, delivery, payment, validity. */
export function TermsList({ terms }: { terms: QuoteTerms }) {
  const rows = useQuoteTerms();
  return (
    <dl className="grid gap-2 text-[14px]">
      {rows.map(({ key, label, text }) => (
        <div key={key} className="flex justify-between gap-3">
          <dt className="text-ink-500">{label}</dt>
          <dd className="text-right font-semibold">{text(terms)}</dd>
        </div>
      ))}
    </dl>
  );
}
