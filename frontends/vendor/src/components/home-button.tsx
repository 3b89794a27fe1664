import { Link, paths } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { House } from 'lucide-react';

export const HomeButton = () => (
  <Button asChild variant="soft">
    <Link to={paths.home}>
      <House aria-hidden />
      <Trans>Back to the home page</Trans>
    </Link>
  </Button>
);
