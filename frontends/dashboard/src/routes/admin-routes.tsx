import { Guard, Navigate, Route, Routes, paths } from '@haat/platform';
import { DashboardFrame } from '../layouts/dashboard-frame';
import { DashboardLayout } from '../layouts/dashboard-layout';
import { AREAS } from './areas';
import { NotFound } from './not-found';
import { OldComplaint } from './old-complaint';
import { routesOf } from './page-routes';
import { ADMIN_PAGES } from './admin-pages';

/** Mounted by the shell at /admin/*. */
export function AdminRoutes() {
  return (
    <DashboardFrame>
      <Routes>
        <Route element={<Guard names={['authenticated', 'admin']} />}>
          <Route element={<DashboardLayout name="admin" />}>
            {routesOf(ADMIN_PAGES, AREAS.admin)}
            <Route path="complaints/:number?" element={<OldComplaint />} />
            <Route
              path="products/reports"
              element={<Navigate to={paths.adminProductReports} replace />}
            />
            <Route path="*" element={<NotFound />} />
          </Route>
        </Route>
      </Routes>
    </DashboardFrame>
  );
}
