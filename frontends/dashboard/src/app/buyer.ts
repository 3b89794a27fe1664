import '../styles.css';
import { registerCatalogs } from '@haat/platform';
import { catalogs } from '../catalogs';
import { fetchPageAt } from '../routes/page-routes';
import { BUYER_PAGES } from '../routes/buyer-pages';

export { BuyerRoutes as default } from '../routes/buyer-routes';
/** The shell waits for this before it shows the page. */
export const ready = Promise.all([
  registerCatalogs(catalogs),
  fetchPageAt('/buyer', BUYER_PAGES),
]);
