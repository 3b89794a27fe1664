import { CopyButton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link2 } from 'lucide-react';

/** The address holds everything: whoever opens it sees the same table. */
export function ShareButton() {
  const { t } = useLingui();
  return (
    <CopyButton
      variant="outline"
      size="sm"
      className="h-11"
      icon={<Link2 aria-hidden />}
      text={() => location.href}
      done={t`Link copied`}
      failed={t`Couldn’t copy the link. Copy it from the address bar instead.`}
    >
      <Trans>Copy link</Trans>
    </CopyButton>
  );
}
