import { ErrorPanel, Spinner } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useBecomeSeller } from '../hooks/use-become-seller';

/** Between the last step and the dashboard. */
export function BecomingSeller() {
  const { hasFailed, retry } = useBecomeSeller();
  if (hasFailed) {
    return (
      <ErrorPanel title={<Trans>Your dashboard isn’t ready yet</Trans>} onRetry={retry} />
    );
  }
  return (
    <p role="status" className="flex items-center justify-center gap-3 py-24 text-lg">
      <Spinner />
      <Trans>Loading your dashboard…</Trans>
    </p>
  );
}
