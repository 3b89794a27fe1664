import {
  Guard,
  Navigate,
  Route,
  Routes,
  paths,
  useParams,
  useSession,
} from '@haat/platform';
import { DashboardFrame } from '../bootstrap';

/** Mounted by the shell at /messages/*: conversations live in the inbox of one's own side. */
export function MessagesRoutes() {
  return (
    <DashboardFrame>
      <Routes>
        <Route element={<Guard names={['authenticated']} />}>
          <Route index element={<ToInbox />} />
          <Route path=":id" element={<ToInbox />} />
        </Route>
      </Routes>
    </DashboardFrame>
  );
}

function ToInbox() {
  const { id } = useParams();
  const inbox = useSession().isSeller ? paths.sellerEnquiries : paths.buyerEnquiries;
  const to = id ? `${inbox}?id=${encodeURIComponent(id)}` : inbox;
  return <Navigate to={to} replace />;
}
