import { Badge } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Trophy } from 'lucide-react';

export const BestBadge = () => (
  <Badge tone="green">
    <Trophy aria-hidden />
    <Trans>Lowest cost to you</Trans>
  </Badge>
);
