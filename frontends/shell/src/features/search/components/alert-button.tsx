import { Link } from '@haat/platform';
import { Button, type Filters } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { BellRing } from 'lucide-react';
import { useAlert } from '../hooks/use-alert';

type Props = { filters: Filters; className?: string };

/** Saves the search; once it is saved, a link to all saved searches. */
export function AlertButton({ filters, className }: Props) {
  const { canSave, isSaved, isBusy, listPath, saveAlert } = useAlert(filters);
  if (!canSave) return null;
  if (isSaved) {
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
      onClick={() => void saveAlert()}
    >
      <BellRing aria-hidden />
      <Trans>Alert me</Trans>
    </Button>
  );
}
