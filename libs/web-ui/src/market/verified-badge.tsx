import { Trans } from '@lingui/react/macro';
import { BadgeCheck } from 'lucide-react';
import { Badge } from './badge';

export const VerifiedBadge = () => (
  <Badge tone="green">
    <BadgeCheck aria-hidden />
    <Trans>Verified</Trans>
  </Badge>
);
