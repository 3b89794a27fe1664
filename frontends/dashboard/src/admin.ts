import './styles.css';
import { registerCatalogs } from '@haat/platform';
import { catalogs } from './catalogs';

export { AdminRoutes as default } from './routes/admin-routes';
/** The shell waits for this before it shows the page. */
export const ready = registerCatalogs(catalogs);
