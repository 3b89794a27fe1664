import { paths } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type Group = {
  key: string;
  title: ReactNode;
  links: { to: string; label: ReactNode }[];
};

export const FOOTER_GROUPS: Group[] = [
  {
    key: 'buyers',
    title: <Trans>For buyers</Trans>,
    links: [
      { to: paths.industries, label: <Trans>Post Your Requirement</Trans> },
      { to: paths.search(), label: <Trans>Browse products</Trans> },
      { to: paths.suppliers, label: <Trans>Find suppliers</Trans> },
      { to: paths.buyerHelp, label: <Trans>Buyer help</Trans> },
      { to: paths.buyerWishlists, label: <Trans>Wishlists</Trans> },
    ],
  },
  {
    key: 'sellers',
    title: <Trans>For sellers</Trans>,
    links: [
      { to: paths.sellerProducts, label: <Trans>Sell on Haat</Trans> },
      { to: paths.sellerCompanyProfile, label: <Trans>Get verified</Trans> },
      { to: paths.sellerEnquiries, label: <Trans>Enquiries</Trans> },
      { to: paths.sellerHelp, label: <Trans>Seller help</Trans> },
    ],
  },
  {
    key: 'company',
    title: <Trans>Company</Trans>,
    links: [
      { to: paths.about, label: <Trans>About us</Trans> },
      { to: paths.contact, label: <Trans>Contact us</Trans> },
      { to: paths.privacy, label: <Trans>Privacy policy</Trans> },
      { to: paths.terms, label: <Trans>Terms & conditions</Trans> },
    ],
  },
  {
    key: 'help',
    title: <Trans>Help</Trans>,
    links: [
      { to: paths.help, label: <Trans>Helpdesk</Trans> },
      { to: paths.contactAbout('complaint'), label: <Trans>Make a complaint</Trans> },
      { to: paths.contactAbout('feedback'), label: <Trans>Give feedback</Trans> },
      { to: paths.knowledgeBase(), label: <Trans>Knowledge base</Trans> },
    ],
  },
];
