import { paths } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { LegalLink } from '../../../components/legal-link';

/** Nobody ticks a box on the way to Google: going on is the acceptance. */
export const GoogleTerms = () => (
  <Trans>
    By continuing with Google you accept the <LegalLink to={paths.terms}>terms</LegalLink>{' '}
    and <LegalLink to={paths.privacy}>privacy policy</LegalLink>.
  </Trans>
);
