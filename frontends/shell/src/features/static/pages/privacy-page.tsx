import { Trans } from '@lingui/react/macro';
import { Cookies } from '../components/cookies';
import { ProsePage } from '../components/prose-page';

const SECTIONS = [
  {
    id: 'keep',
    title: <Trans>What we store</Trans>,
    text: (
      <Trans>
        Your name, email, phone number, and what you write here: enquiries, requirements,
        messages and wishlists.
      </Trans>
    ),
  },
  {
    id: 'why',
    title: <Trans>Why</Trans>,
    text: (
      <Trans>
        To send your messages to the suppliers you choose and their replies to you. We
        don’t sell your data.
      </Trans>
    ),
  },
  {
    id: 'who',
    title: <Trans>Who sees your phone number</Trans>,
    text: (
      <Trans>
        The phone number in an enquiry is shown only to that supplier. In a requirement it
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
        You can correct your data in your settings at any time, and download a copy of it
        or delete your account.
      </Trans>
    ),
  },
  {
    id: 'after',
    title: <Trans>What remains after you delete your account</Trans>,
    text: (
      <Trans>
        An accepted quote is a record for both sides. Both keep its lines, totals,
        companies, PAN and the names of its signatories. Messages and notes that others
        wrote stay with them; we remove your name, email and phone number from them.
      </Trans>
    ),
  },
];

const PrivacyPage = () => (
  <ProsePage
    title={<Trans>Privacy policy</Trans>}
    lead={<Trans>What we store, why, and how to get it back or delete it.</Trans>}
    sections={SECTIONS}
    updated="2026-11-26"
  />
);

export default PrivacyPage;
