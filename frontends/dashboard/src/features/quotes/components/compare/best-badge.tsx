import { Badge } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Trophy } from 'lucide-react';

export const BestBadge = ({ isTotal }: { isTotal?: boolean }) => (
  <Badge tone="green">
    <Trophy aria-hidden />
    {isTotal ? <Trans>Lowest total</Trans> : <Trans>Cheapest</Trans>}
  </Badge>
);
