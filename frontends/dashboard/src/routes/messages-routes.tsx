import { Guard, Route, Routes, useDocumentHead } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { DashboardFrame } from '../layouts/dashboard-frame';
import { MessagesLayout } from '../layouts/messages-layout';
import { MessagesPage } from '../features/conversations/pages/messages-page';
import { NotFound } from './not-found';

/** Mounted by the shell at /messages/*. */
export function MessagesRoutes() {
  const { t } = useLingui();
  useDocumentHead({ title: t`Messages`, isHidden: true });
  return (
    <DashboardFrame>
      <Routes>
        <Route element={<Guard names={['authenticated']} />}>
          <Route element={<MessagesLayout />}>
            <Route path=":id?" element={<MessagesPage />} />
            <Route path="*" element={<NotFound />} />
          </Route>
        </Route>
      </Routes>
    </DashboardFrame>
  );
}
