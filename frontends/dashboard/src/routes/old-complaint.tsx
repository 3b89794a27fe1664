import { paths, useNavigate, useParams } from '@haat/platform';
import { useEffect } from 'react';

/** /admin/complaints was the helpdesk: an old bookmark opens the case, or the queue. */
export function OldComplaint() {
  const { number = '' } = useParams();
  const navigate = useNavigate();
  const to = number.startsWith('HT-') ? paths.adminCase(number) : paths.adminCases;
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
