import { Guard, Navigate, Route, Routes, paths } from '@haat/platform';
import { DashboardFrame } from '../bootstrap';
import { AdminDesk } from '../features/desk/admin-desk';
import { ReportsPage } from '../features/reports/pages/reports-page';
import { SellersPage } from '../features/sellers/pages/sellers-page';
import { UsersPage } from '../features/users/pages/users-page';
import { VerificationPage } from '../features/verifications/pages/verification-page';
import { VerificationsPage } from '../features/verifications/pages/verifications-page';
import { NotFound } from './not-found';

/** Mounted by the shell at /admin/*. */
export function AdminRoutes() {
  return (
    <DashboardFrame>
      <Routes>
        <Route element={<Guard names={['authenticated', 'admin']} />}>
          <Route element={<AdminDesk />}>
            <Route index element={<Navigate to={paths.adminVerifications} replace />} />
            <Route path="verifications" element={<VerificationsPage />} />
            <Route path="verifications/:id" element={<VerificationPage />} />
            <Route path="sellers" element={<SellersPage />} />
            <Route path="reports" element={<ReportsPage />} />
            <Route path="users" element={<UsersPage />} />
            <Route path="*" element={<NotFound />} />
          </Route>
        </Route>
      </Routes>
    </DashboardFrame>
  );
}
