import type { Alert, SavedSearch } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useNotifyError } from '../../../hooks/use-notify-error';
import { useChangeSavedSearchMutation } from '../../../api/saved-search-changes';

/** How soon one is notified of new products. */
export function AlertSelect({ search }: { search: SavedSearch }) {
  const { t } = useLingui();
  const notifyError = useNotifyError();
  const [change, { isLoading, originalArgs }] = useChangeSavedSearchMutation();
  const labels: Record<Alert, string> = {
    instant: t`Immediately`,
    daily: t`Once a day`,
    none: t`No alerts`,
  };
  const choose = (alert: Alert) =>
    void change({ searchId: search.id, body: { alert } }).unwrap().catch(notifyError);
  return (
    <span className="relative">
      <select
        aria-label={t`Alerts: ${search.name}`}
        // While it is on its way: what was chosen, not what was before.
        value={(isLoading && originalArgs?.body.alert) || search.alert}
        disabled={isLoading}
        onChange={({ target }) => choose(target.value as Alert)}
        className="h-11 appearance-none rounded-md border border-line-strong bg-card pl-3.5 pr-9 text-[14px] font-semibold outline-none focus:border-indigo-600 focus:shadow-ring"
      >
        {(Object.keys(labels) as Alert[]).map((alert) => (
          <option key={alert} value={alert}>
            {labels[alert]}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute right-3 top-1/2 size-4 -translate-y-1/2 text-ink-500"
        aria-hidden
      />
    </span>
  );
}
