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
  MessageCircleQuestionMark,
  MessagesSquare,
  Package,
  Settings,
  type LucideIcon,
} from 'lucide-react';

export type DeskItem = {
  to: string;
  words: ReturnType<typeof msg>;
  icon: LucideIcon;
  /** What the figure beside the name counts. */
  counts?: 'waiting';
};

export const SELLER_ITEMS: DeskItem[] = [
  { to: paths.seller, words: msg`Home`, icon: House },
  { to: paths.sellerEnquiries, words: msg`Enquiries`, icon: Inbox, counts: 'waiting' },
  { to: paths.sellerRequirements, words: msg`Requirements`, icon: FileText },
  { to: paths.sellerProducts, words: msg`Products`, icon: Package },
  { to: paths.sellerQuotes, words: msg`Quotes`, icon: HandCoins },
  { to: paths.sellerQuestions, words: msg`Questions`, icon: MessageCircleQuestionMark },
  { to: paths.messages, words: msg`Messages`, icon: MessagesSquare },
  { to: paths.sellerDrive, words: msg`My Drive`, icon: FolderOpen },
  { to: paths.sellerCompanyProfile, words: msg`Company profile`, icon: Building2 },
  { to: paths.sellerWishlists, words: msg`Wishlists`, icon: Heart },
  { to: paths.sellerAlerts, words: msg`Search alerts`, icon: BellRing },
  { to: paths.sellerSettings, words: msg`Settings`, icon: Settings },
];

export const BUYER_ITEMS: DeskItem[] = [
  { to: paths.buyer, words: msg`Home`, icon: House },
  { to: paths.buyerEnquiries, words: msg`Enquiries`, icon: Inbox },
  { to: paths.buyerRequirements, words: msg`Requirements`, icon: FileText },
  { to: paths.buyerQuotes, words: msg`Quotes`, icon: HandCoins },
  { to: paths.buyerQuestions, words: msg`My questions`, icon: MessageCircleQuestionMark },
  { to: paths.buyerWishlists, words: msg`Wishlists`, icon: Heart },
  { to: paths.buyerAlerts, words: msg`Search alerts`, icon: BellRing },
  { to: paths.buyerSettings, words: msg`Settings`, icon: Settings },
];

/** The home of an area is current only on its own page, not below it. */
export const isHome = ({ to }: DeskItem) => to === paths.seller || to === paths.buyer;
