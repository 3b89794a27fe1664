import { Guard, Navigate, takeNext, useSession } from '@haat/platform';
import { useState } from 'react';
import { RequestLink } from '../components/request-link';
import { useFreshUser } from '../../../hooks/use-fresh-user';

/** /email/resend: where the guard "verified" leads. */
const EmailResendPage = () => (
  <Guard names={['authenticated']}>
    <Waiting />
  </Guard>
);

/** Confirmed in another tab, this one hears of it through storage and goes on by itself. */
function Waiting() {
  const { user } = useSession();
  useFreshUser();
  if (!user) return null;
  return user.email_verified_at ? <GoOn /> : <RequestLink email={user.email} />;
}

function GoOn() {
  // Read once: StrictMode renders twice, and the second reading would find nothing.
  const [next] = useState(takeNext);
  return <Navigate to={next} replace />;
}

export default EmailResendPage;
