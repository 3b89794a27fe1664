import { Badge } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { BadgeCheck, CircleAlert } from 'lucide-react';

export const ConfirmedBadge = ({ isConfirmed }: { isConfirmed: boolean }) =>
  isConfirmed ? (
    <Badge tone="green">
      <BadgeCheck aria-hidden />
      <Trans>Confirmed</Trans>
    </Badge>
  ) : (
    <Badge tone="premium">
      <CircleAlert aria-hidden />
      <Trans>Not confirmed</Trans>
    </Badge>
  );
