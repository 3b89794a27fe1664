import { Link, paths } from '@haat/platform';
import { Trans } from '@lingui/react/macro';

const LINK = 'font-semibold text-indigo-700 underline underline-offset-2';

/** Nobody ticks a box on the way to Google: going on is the acceptance. */
export const GoogleTerms = () => (
  <Trans>
    Continuing with Google, you accept the{' '}
    <Link to={paths.terms} target="_blank" className={LINK}>
      terms
    </Link>{' '}
    and the{' '}
    <Link to={paths.privacy} target="_blank" className={LINK}>
      privacy policy
    </Link>
    .
  </Trans>
);
