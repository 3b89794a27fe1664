import { useSearchParams } from '@haat/platform';
import { useState } from 'react';
import { ResetExpired } from '../components/reset-expired';
import { ResetForm } from '../components/reset-form';

/** /password/reset: what the link in the mail opens. */
function PasswordResetPage() {
  const [params] = useSearchParams();
  const [isExpired, setIsExpired] = useState(false);
  const [token, email] = [params.get('token') ?? '', params.get('email') ?? ''];
  if (isExpired || !token || !email) return <ResetExpired email={email} />;
  return <ResetForm token={token} email={email} onExpired={() => setIsExpired(true)} />;
}

export default PasswordResetPage;
