import { Guard, Route, Routes } from '@haat/platform';
import { DashboardFrame } from '../bootstrap';
import { InboxPage } from '../features/inbox/pages/inbox-page';

/** Mounted by the shell at /seller/*. */
export function SellerRoutes() {
  return (
    <DashboardFrame>
      <Routes>
        <Route element={<Guard names={['authenticated', 'profile', 'seller']} />}>
          <Route path="enquiries" element={<InboxPage as="seller" />} />
        </Route>
      </Routes>
    </DashboardFrame>
  );
}
