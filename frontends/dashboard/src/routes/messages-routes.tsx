import { Guard, Route, Routes } from '@haat/platform';
import { DashboardFrame } from '../bootstrap';
import { MessagesPage } from '../features/conversations/pages/messages-page';
import { NotFound } from './not-found';

/** Mounted by the shell at /messages/*. */
export function MessagesRoutes() {
  return (
    <DashboardFrame>
      <Routes>
        <Route element={<Guard names={['authenticated']} />}>
          <Route path=":id?" element={<MessagesPage />} />
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
    </DashboardFrame>
  );
}
