import { paths } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { LegalLink } from '../../../components/legal-link';

export const TermsLabel = () => (
  <Trans>
    I accept the <LegalLink to={paths.terms}>terms</LegalLink> and the{' '}
    <LegalLink to={paths.privacy}>privacy policy</LegalLink>.
  </Trans>
);
