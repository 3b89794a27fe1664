import '../styles.css';
import { registerCatalogs } from '@haat/platform';
import { catalogs } from '../catalogs';
import { fetchPageAt } from '../routes/page-routes';
import { ADMIN_PAGES } from '../routes/admin-pages';

export { AdminRoutes as default } from '../routes/admin-routes';
/** The shell waits for this before it shows the page. */
export const ready = Promise.all([
  registerCatalogs(catalogs),
  fetchPageAt('/admin', ADMIN_PAGES),
]);
