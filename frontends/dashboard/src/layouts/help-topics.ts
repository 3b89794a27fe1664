/** Which help articles suit a page: search terms for its navigation item. */
import { paths } from '@haat/platform';
import type { NavItem } from './nav-items';

const TOPICS: Record<string, string> = {
  [paths.buyerEnquiries]: 'enquiry supplier',
  [paths.buyerRequirements]: 'requirement',
  [paths.buyerQuotes]: 'quote',
  [paths.buyerOrders]: 'quote bill',
  [paths.buyerQuestions]: 'supplier',
  [paths.buyerWishlists]: 'wishlist',
  [paths.buyerAlerts]: 'notification',
  [paths.buyerSettings]: 'account notification',
  [paths.sellerEnquiries]: 'reply enquiry',
  [paths.sellerRequirements]: 'lead quote',
  [paths.sellerProducts]: 'product upload',
  [paths.sellerQuotes]: 'quote bill',
  [paths.sellerOrders]: 'quote bill',
  [paths.sellerQuestions]: 'reply',
  [paths.sellerDrive]: 'photo',
  [paths.sellerCompanyProfile]: 'verified company',
  [paths.sellerWishlists]: 'wishlist',
  [paths.sellerAlerts]: 'notification',
  [paths.sellerSettings]: 'account notification',
  [paths.messages]: 'reply enquiry',
};

export const topicOf = (item: NavItem | undefined): string =>
  (item && TOPICS[item.to]) ?? '';
