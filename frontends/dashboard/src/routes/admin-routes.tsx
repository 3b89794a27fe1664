import { Guard, Navigate, Route, Routes, paths } from '@haat/platform';
import { DashboardFrame } from '../bootstrap';
import { AdminDesk } from '../features/desk/admin-desk';
import { UsersPage } from '../features/users/pages/users-page';
import { NotFound } from './not-found';

/** Mounted by the shell at /admin/*. */
export function AdminRoutes() {
  return (
    <DashboardFrame>
      <Routes>
        <Route element={<Guard names={['authenticated', 'admin']} />}>
          <Route element={<AdminDesk />}>
            <Route index element={<Navigate to={paths.adminUsers} replace />} />
            <Route path="users" element={<UsersPage />} />
            <Route path="*" element={<NotFound />} />
          </Route>
        </Route>
      </Routes>
    </DashboardFrame>
  );
}
