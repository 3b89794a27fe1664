import { Trans } from '@lingui/react/macro';
import { ProsePage } from './prose-page';

const SECTIONS = [
  {
    id: 'what',
    title: <Trans>What we do</Trans>,
    text: (
      <Trans>
        Suppliers show their products with prices, minimum orders and where they ship
        from. Buyers search, compare and write to them directly.
      </Trans>
    ),
  },
  {
    id: 'how',
    title: <Trans>How we earn trust</Trans>,
    text: (
      <Trans>
        A supplier gets the Verified badge only when the mobile number is confirmed and
        the PAN/VAT papers have been checked. The badge is never sold alone.
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
    title: <Trans>In your words</Trans>,
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
