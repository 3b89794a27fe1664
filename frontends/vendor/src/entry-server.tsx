/** What the edge renders this remote's pages with. */
import { messages as enquiryEn } from '@haat/enquiry/locales/en/messages';
import { messages as enquiryNe } from '@haat/enquiry/locales/ne/messages';
import { messages as uiEn } from '@haat/ui/locales/en/messages';
import { messages as uiNe } from '@haat/ui/locales/ne/messages';
import { messages as en } from './locales/en/messages';
import { messages as ne } from './locales/ne/messages';
import { VendorRoutes } from './app/routes';

export { prefetch } from './ssr/prefetch';
export const modules = { VendorRoutes: { default: VendorRoutes } };
export const catalogs = {
  en: [{ messages: en }, { messages: uiEn }, { messages: enquiryEn }],
  ne: [{ messages: ne }, { messages: uiNe }, { messages: enquiryNe }],
};
