import { Guard, Route, Routes } from '@haat/platform';
import { DashboardFrame } from '../bootstrap';
import { NotFound } from './not-found';

/** Mounted by the shell at /admin/*. */
export function AdminRoutes() {
  return (
    <DashboardFrame>
      <Routes>
        <Route element={<Guard names={['authenticated']} />}>
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
    </DashboardFrame>
  );
}
