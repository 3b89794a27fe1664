import { notify } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link2 } from 'lucide-react';

/** The address holds everything: whoever opens it sees the same table. */
export function ShareButton() {
  const { t } = useLingui();
  async function copy() {
    try {
      await navigator.clipboard.writeText(location.href);
      notify('success', t`Link copied`);
    } catch {
      notify('error', t`The link could not be copied. It stands in the address bar.`);
    }
  }
  return (
    <Button variant="outline" size="sm" className="h-11" onClick={() => void copy()}>
      <Link2 aria-hidden />
      <Trans>Copy link</Trans>
    </Button>
  );
}
