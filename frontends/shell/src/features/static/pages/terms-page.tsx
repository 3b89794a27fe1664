import { Trans } from '@lingui/react/macro';
import { ProsePage } from '../components/prose-page';

const SECTIONS = [
  {
    id: 'role',
    title: <Trans>Our role</Trans>,
    text: (
      <Trans>
        Haat connects buyers and suppliers. The sale contract is between them; Haat is not
        a party to it.
      </Trans>
    ),
  },
  {
    id: 'sellers',
    title: <Trans>For suppliers</Trans>,
    text: (
      <Trans>
        List only goods you are allowed to sell, with accurate prices and photos. The Free
        Tier allows 10 products; verified suppliers have no limit.
      </Trans>
    ),
  },
  {
    id: 'buyers',
    title: <Trans>For buyers</Trans>,
    text: (
      <Trans>
        Contact suppliers only about real purchases. Don’t send bulk messages or use their
        numbers for anything else.
      </Trans>
    ),
  },
  {
    id: 'content',
    title: <Trans>What’s not allowed</Trans>,
    text: (
      <Trans>
        Forged documents, prohibited goods, abuse and spam will get your account closed.
      </Trans>
    ),
  },
  {
    id: 'law',
    title: <Trans>Law</Trans>,
    text: (
      <Trans>
        The law of Nepal applies. Disputes are settled by the courts of Kathmandu.
      </Trans>
    ),
  },
];

const TermsPage = () => (
  <ProsePage
    title={<Trans>Terms & conditions</Trans>}
    lead={<Trans>The marketplace rules in plain language.</Trans>}
    sections={SECTIONS}
    updated="2026-11-26"
  />
);

export default TermsPage;
