import { Link } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';

type Props = { to: string; variant?: 'soft' | 'outline' };

/** Link to the next record of the queue. */
export const NextInQueue = ({ to, variant = 'soft' }: Props) => (
  <Button asChild variant={variant}>
    <Link to={to}>
      <Trans>Next in the queue</Trans>
      <ArrowRight aria-hidden />
    </Link>
  </Button>
);
