import '../styles.css';
import { registerCatalogs } from '@haat/platform';
import { catalogs } from '../catalogs';
import { fetchPageAt } from '../routes/page-routes';
import { JOINING_PAGES, SELLER_PAGES } from '../routes/seller-pages';

export { SellerRoutes as default } from '../routes/seller-routes';
/** The shell waits for this before it shows the page. */
export const ready = Promise.all([
  registerCatalogs(catalogs),
  fetchPageAt('/seller', [...JOINING_PAGES, ...SELLER_PAGES]),
]);
