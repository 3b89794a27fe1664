import { Link } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { BellRing } from 'lucide-react';
import type { Filters } from './filters';
import { useAlert } from './use-alert';

type Props = { filters: Filters; className?: string };

/** Keeps the search as it stands; a kept one leads to the list of all. */
export function AlertButton({ filters, className }: Props) {
  const { canKeep, isKept, isBusy, listPath, keep } = useAlert(filters);
  if (!canKeep) return null;
  if (isKept) {
    return (
      <Button asChild variant="soft" className={className}>
        <Link to={listPath}>
          <BellRing aria-hidden />
          <Trans>Alert is on</Trans>
        </Link>
      </Button>
    );
  }
  return (
    <Button
      variant="outline"
      className={className}
      isBusy={isBusy}
      onClick={() => void keep()}
    >
      <BellRing aria-hidden />
      <Trans>Alert me</Trans>
    </Button>
  );
}
