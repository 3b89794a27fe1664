import { Trans } from '@lingui/react/macro';
import { ProsePage } from './prose-page';

const SECTIONS = [
  {
    id: 'role',
    title: <Trans>Our role</Trans>,
    text: (
      <Trans>
        Haat brings buyers and suppliers together. The contract of sale is between the two
        of them; we are no party to it.
      </Trans>
    ),
  },
  {
    id: 'sellers',
    title: <Trans>For suppliers</Trans>,
    text: (
      <Trans>
        Show only goods you may sell, with true prices and pictures. The Free Tier holds
        10 products; verified suppliers have no limit.
      </Trans>
    ),
  },
  {
    id: 'buyers',
    title: <Trans>For buyers</Trans>,
    text: (
      <Trans>
        Write only when you mean it. Do not send the same message to many suppliers, and
        do not use their numbers for anything else.
      </Trans>
    ),
  },
  {
    id: 'content',
    title: <Trans>What is not allowed</Trans>,
    text: (
      <Trans>
        Forged papers, prohibited goods, insults and spam lead to the loss of the account.
      </Trans>
    ),
  },
  {
    id: 'law',
    title: <Trans>Law</Trans>,
    text: (
      <Trans>
        The law of Nepal applies. Disputes belong before the courts of Kathmandu.
      </Trans>
    ),
  },
];

const TermsPage = () => (
  <ProsePage
    title={<Trans>Terms & conditions</Trans>}
    lead={<Trans>The rules of the market, in plain words.</Trans>}
    sections={SECTIONS}
  />
);

export default TermsPage;
