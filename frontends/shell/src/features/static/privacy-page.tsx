import { Trans } from '@lingui/react/macro';
import { Cookies } from './cookies';
import { ProsePage } from './prose-page';

const SECTIONS = [
  {
    id: 'keep',
    title: <Trans>What we keep</Trans>,
    text: (
      <Trans>
        Your name, e-mail, phone number, and what you write here: enquiries, requirements,
        messages and wishlists.
      </Trans>
    ),
  },
  {
    id: 'why',
    title: <Trans>Why</Trans>,
    text: (
      <Trans>
        To bring your words to the suppliers you choose and their answers to you. We do
        not sell your data.
      </Trans>
    ),
  },
  {
    id: 'who',
    title: <Trans>Who sees your number</Trans>,
    text: (
      <Trans>
        A phone number in an enquiry is shown to that supplier only. In a requirement it
        stays hidden until you shortlist a supplier or accept a quote.
      </Trans>
    ),
  },
  {
    id: 'cookies',
    title: <Trans>Cookies and storage</Trans>,
    text: <Cookies />,
  },
  {
    id: 'rights',
    title: <Trans>Your rights</Trans>,
    text: (
      <Trans>
        You can correct your data in your settings at any time, and ask us to give you a
        copy of it or to delete your account.
      </Trans>
    ),
  },
  {
    id: 'after',
    title: <Trans>What stays after you leave</Trans>,
    text: (
      <Trans>
        An accepted quote is a record of two: its lines, totals, firms, PAN and the names
        that signed it stay with both. What others wrote themselves, for example in a
        message or a note, stays with them; where it states your name, e-mail or phone
        number we remove that.
      </Trans>
    ),
  },
];

const PrivacyPage = () => (
  <ProsePage
    title={<Trans>Privacy policy</Trans>}
    lead={<Trans>What we keep, why, and how you take it back.</Trans>}
    sections={SECTIONS}
  />
);

export default PrivacyPage;
