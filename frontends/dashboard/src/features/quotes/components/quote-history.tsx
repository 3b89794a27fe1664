import { StatusChip } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import type { QuoteDetail } from '../../../api/quotes';
import { HistoryCard } from '../../../components/review/history-card';
import { useQuoteLabels } from '../hooks/use-quote-labels';

/** What became of this version, the newest first. */
export function QuoteHistory({ quote }: { quote: QuoteDetail }) {
  const { t } = useLingui();
  const labels = useQuoteLabels();
  const people: Record<string, string> = {
    seller: t`Supplier`,
    buyer: t`Buyer`,
    system: t`Haat`,
  };
  const entries = quote.history.map((entry, at) => ({
    id: `${at}-${entry.at}`,
    at: entry.at,
    what: <StatusChip status={entry.to_status} label={entry.status_label} />,
    who: people[entry.role] ?? entry.role,
    reasonLabel: entry.reason ? labels.reason(entry.reason) : null,
    note: null,
  }));
  return <HistoryCard history={entries.reverse()} />;
}
