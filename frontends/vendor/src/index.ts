import './styles.css';
import { registerCatalogs } from '@haat/platform';
import { catalogs } from './catalogs';

export { VendorRoutes as default } from './app/routes';
/** The shell waits for this before it renders the page. */
export const ready = registerCatalogs(catalogs);
