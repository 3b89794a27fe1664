import { Guard, Route, Routes } from '@haat/platform';
import { DashboardFrame } from '../bootstrap';
import { InboxPage } from '../features/inbox/pages/inbox-page';

/** Mounted by the shell at /messages/*. */
export function MessagesRoutes() {
  return (
    <DashboardFrame>
      <Routes>
        <Route element={<Guard names={['authenticated']} />}>
          <Route path="" element={<InboxPage as="buyer" />} />
        </Route>
      </Routes>
    </DashboardFrame>
  );
}
