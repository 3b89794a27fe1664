import { Navigate, Route, Routes, deferred, paths } from '@haat/platform';
import { NotFoundPage } from '../components/not-found-page';
import { PageLayout } from '../layouts/page-layout';
import { Remote } from '../remotes/remote';
import { LazyPage } from './lazy-page';
import { ROUTE_TABLE, pageKey, type RouteEntry } from './route-table';

const PageExtras = deferred(
  () => import(/* webpackChunkName: "after-hydration" */ './page-extras'),
);

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
      <Route element={<PageLayout keyOf={pageKey} extras={<PageExtras />} />}>
        <Route path="/product" element={<Navigate to={paths.search()} replace />} />
        {table.map(routeOf)}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
