import { Navigate, Route, Routes, paths } from '@haat/platform';
import { Layout } from './app/layout';
import { LazyPage } from './app/lazy-page';
import { ROUTE_TABLE, type RouteEntry } from './app/route-table';
import { NotFoundPage } from './features/errors/not-found-page';
import { Remote } from './remotes/remote';

/** The route's own part goes to the remote: `/vendor/:id/*` is mounted at `/vendor/*`. */
const mountOf = (path: string) => `${path.split('/')[1]}/*`;

function routeOf({ path, page, module }: RouteEntry) {
  if (page) return <Route key={path} path={path} element={<LazyPage page={page} />} />;
  if (!module) return null;
  return <Route key={path} path={mountOf(path)} element={<Remote id={module} />} />;
}

/** Every page's code loads when it is opened; what the edge renders it also preloads. The edge gives only the route it renders. */
export function AppRoutes({ table = ROUTE_TABLE }: { table?: RouteEntry[] }) {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route path="/product" element={<Navigate to={paths.search()} replace />} />
        {table.map(routeOf)}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
