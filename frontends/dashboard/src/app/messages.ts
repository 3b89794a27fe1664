import '../styles.css';
import { registerCatalogs } from '@haat/platform';
import { catalogs } from '../catalogs';

export { MessagesRoutes as default } from '../routes/messages-routes';
/** The shell waits for this before it shows the page. */
export const ready = registerCatalogs(catalogs);
