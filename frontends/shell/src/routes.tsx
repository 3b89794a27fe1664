import { Navigate, Route, Routes, paths } from '@haat/platform';
import { Layout } from './app/layout';
import { NotFoundPage } from './features/errors/not-found-page';
import { HomePage } from './features/home/pages/home-page';
import { Remote } from './remotes/remote';
import { ROUTE_TABLE } from './app/route-table';

const remotes = ROUTE_TABLE.filter(({ module }) => module);
/** The route's own part goes to the remote: `/vendor/:id/*` is mounted at `/vendor/*`. */
const mountOf = (path: string) => `${path.split('/')[1]}/*`;

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route index element={<HomePage />} />
        <Route path="product" element={<Navigate to={paths.search()} replace />} />
        {remotes.map(({ path, module = '' }) => (
          <Route key={path} path={mountOf(path)} element={<Remote id={module} />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
