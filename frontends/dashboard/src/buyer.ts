import './styles.css';
import { registerCatalogs } from '@haat/platform';
import { catalogs } from './catalogs';

export { BuyerRoutes as default } from './routes/buyer-routes';
/** The shell waits for this before it shows the page. */
export const ready = registerCatalogs(catalogs);
