import { paths } from '@haat/platform';
import { msg } from '@lingui/core/macro';
import {
  BellRing,
  Building2,
  FileText,
  FolderOpen,
  HandCoins,
  Heart,
  House,
  Inbox,
  LifeBuoy,
  MessageCircleQuestionMark,
  MessagesSquare,
  Package,
  Settings,
  Truck,
  type LucideIcon,
} from 'lucide-react';

export type NavItem = {
  to: string;
  label: ReturnType<typeof msg>;
  icon: LucideIcon;
  /** What the number next to the label counts. */
  counts?: 'waiting' | 'unread';
};

export const SELLER_ITEMS: NavItem[] = [
  { to: paths.seller, label: msg`Home`, icon: House },
  { to: paths.sellerEnquiries, label: msg`Enquiries`, icon: Inbox, counts: 'waiting' },
  { to: paths.sellerRequirements, label: msg`Buy leads`, icon: FileText },
  { to: paths.sellerProducts, label: msg`Products`, icon: Package },
  { to: paths.sellerQuotes, label: msg`Quotes`, icon: HandCoins },
  { to: paths.sellerOrders, label: msg`Orders`, icon: Truck },
  { to: paths.sellerQuestions, label: msg`Questions`, icon: MessageCircleQuestionMark },
  {
    to: paths.messages,
    label: msg`Messages`,
    icon: MessagesSquare,
    counts: 'unread',
  },
  { to: paths.sellerDrive, label: msg`My Drive`, icon: FolderOpen },
  { to: paths.sellerCompanyProfile, label: msg`Company profile`, icon: Building2 },
  { to: paths.sellerWishlists, label: msg`Wishlists`, icon: Heart },
  { to: paths.sellerAlerts, label: msg`Search alerts`, icon: BellRing },
  { to: paths.sellerCases, label: msg`Cases`, icon: LifeBuoy },
  { to: paths.sellerSettings, label: msg`Settings`, icon: Settings },
];

export const BUYER_ITEMS: NavItem[] = [
  { to: paths.buyer, label: msg`Home`, icon: House },
  { to: paths.buyerEnquiries, label: msg`Enquiries`, icon: Inbox },
  { to: paths.buyerRequirements, label: msg`Requirements`, icon: FileText },
  { to: paths.buyerQuotes, label: msg`Quotes`, icon: HandCoins },
  { to: paths.buyerOrders, label: msg`Orders`, icon: Truck },
  {
    to: paths.messages,
    label: msg`Messages`,
    icon: MessagesSquare,
    counts: 'unread',
  },
  { to: paths.buyerQuestions, label: msg`My questions`, icon: MessageCircleQuestionMark },
  { to: paths.buyerWishlists, label: msg`Wishlists`, icon: Heart },
  { to: paths.buyerAlerts, label: msg`Search alerts`, icon: BellRing },
  { to: paths.buyerCases, label: msg`Cases`, icon: LifeBuoy },
  { to: paths.buyerSettings, label: msg`Settings`, icon: Settings },
];
