import { Trans } from '@lingui/react/macro';
import { useLocation } from '@haat/platform';
import { ProsePage } from './prose-page';

const FOR_BUYERS = [
  {
    id: 'find',
    title: <Trans>Find a product</Trans>,
    text: (
      <Trans>
        Type what you need in English, Nepali or Nepali in Roman letters. Narrow the
        results by category, price, minimum order and province.
      </Trans>
    ),
  },
  {
    id: 'ask',
    title: <Trans>Ask a supplier</Trans>,
    text: (
      <Trans>
        Fill in the form on the product page, check it, choose the category and send. You
        need no account; with one you can follow the answers.
      </Trans>
    ),
  },
  {
    id: 'post',
    title: <Trans>Post a requirement</Trans>,
    text: (
      <Trans>
        Under Industries you describe what you need once. Up to ten suppliers send a
        quote. Your e-mail must be verified for that.
      </Trans>
    ),
  },
];
const FOR_SELLERS = [
  {
    id: 'shop',
    title: <Trans>Open your shop</Trans>,
    text: (
      <Trans>
        Register as a seller and fill in company, address, contact and business. Your shop
        page is public right after.
      </Trans>
    ),
  },
  {
    id: 'verify',
    title: <Trans>Get the Verified badge</Trans>,
    text: (
      <Trans>
        Confirm your mobile number and submit your PAN/VAT papers. Verified sellers have
        unlimited products and priority in search.
      </Trans>
    ),
  },
  {
    id: 'answer',
    title: <Trans>Answer enquiries</Trans>,
    text: (
      <Trans>
        Each enquiry comes into your inbox at once. Fast answers show on your products as
        your usual reply time.
      </Trans>
    ),
  },
];

/** Help for both sides, or for one of them by the address. */
function HelpPage() {
  const { pathname } = useLocation();
  const isBuyers = pathname.endsWith('/buyer-help');
  const isSellers = pathname.endsWith('/seller-help');
  const sections = isBuyers
    ? FOR_BUYERS
    : isSellers
      ? FOR_SELLERS
      : [...FOR_BUYERS, ...FOR_SELLERS];
  return (
    <ProsePage
      title={
        isBuyers ? (
          <Trans>Buyer help</Trans>
        ) : isSellers ? (
          <Trans>Seller help</Trans>
        ) : (
          <Trans>Help</Trans>
        )
      }
      lead={<Trans>How things work here, in short.</Trans>}
      sections={sections}
    />
  );
}

export default HelpPage;
