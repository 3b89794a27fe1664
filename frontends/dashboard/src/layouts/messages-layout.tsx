import { useSession } from '@haat/platform';
import { DashboardLayout } from './dashboard-layout';

/** Conversations have both sides: they are in the dashboard of what a person does first. */
export function MessagesLayout() {
  const { isSeller } = useSession();
  return <DashboardLayout name={isSeller ? 'seller' : 'buyer'} />;
}
