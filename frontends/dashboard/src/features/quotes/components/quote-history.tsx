import { StatusChip } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import type { QuoteDetail } from '../../../api/quotes';
import { HistoryCard } from '../../../components/review/history-card';
import { useQuoteWords } from '../use-quote-words';

/** What became of this version, the newest first. */
export function QuoteHistory({ quote }: { quote: QuoteDetail }) {
  const { t } = useLingui();
  const words = useQuoteWords();
  const people: Record<string, string> = {
    seller: t`Supplier`,
    buyer: t`Buyer`,
    system: t`Haat`,
  };
  const entries = quote.history.map((move, at) => ({
    id: `${at}-${move.at}`,
    at: move.at,
    what: <StatusChip status={move.to_status} label={move.status_label} />,
    who: people[move.role] ?? move.role,
    reasonLabel: move.reason ? words.reason(move.reason) : null,
    note: null,
  }));
  return <HistoryCard history={entries.reverse()} />;
}
