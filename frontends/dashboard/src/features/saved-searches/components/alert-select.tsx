import type { Alert, SavedSearch } from '@haat/platform';
import { CompactSelect } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { useNotifyError } from '../../../hooks/use-notify-error';
import { useChangeSavedSearchMutation } from '../../../api/saved-search-changes';

const ALERTS: Alert[] = ['instant', 'daily', 'none'];

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
    <CompactSelect
      aria-label={t`Alerts: ${search.name}`}
      // While it is on its way: what was chosen, not what was before.
      value={(isLoading && originalArgs?.body.alert) || search.alert}
      disabled={isLoading}
      onChange={({ target }) => choose(target.value as Alert)}
      options={ALERTS.map((value) => ({ value, label: labels[value] }))}
    />
  );
}
