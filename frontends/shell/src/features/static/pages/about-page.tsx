import { Trans } from '@lingui/react/macro';
import { ProsePage } from '../components/prose-page';

const SECTIONS = [
  {
    id: 'what',
    title: <Trans>What we do</Trans>,
    text: (
      <Trans>
        Suppliers list products with prices, minimum orders and where they ship from.
        Buyers search, compare and contact them directly.
      </Trans>
    ),
  },
  {
    id: 'how',
    title: <Trans>How we earn trust</Trans>,
    text: (
      <Trans>
        Suppliers get the Verified badge only after we confirm their mobile number and
        check their PAN/VAT documents. The badge is never for sale.
      </Trans>
    ),
  },
  {
    id: 'money',
    title: <Trans>What it costs</Trans>,
    text: (
      <Trans>
        Buying is free. We take no commission and no payment: you agree price, delivery
        and terms with the supplier.
      </Trans>
    ),
  },
  {
    id: 'language',
    title: <Trans>In your own words</Trans>,
    text: (
      <Trans>
        Everything works in English and Nepali, and search understands Nepali words in
        both scripts.
      </Trans>
    ),
  },
];

const AboutPage = () => (
  <ProsePage
    title={<Trans>About us</Trans>}
    lead={
      <Trans>
        Haat is a marketplace where Nepal’s mills, makers and traders meet the businesses
        that buy from them.
      </Trans>
    }
    sections={SECTIONS}
  />
);

export default AboutPage;
