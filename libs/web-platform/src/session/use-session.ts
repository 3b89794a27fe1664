import { useAppSelector } from '../store/hooks';
import { selectAuth } from './auth-slice';

/** The session with what screens check. */
export function useSession() {
  const auth = useAppSelector(selectAuth);
  const roles = auth.user?.roles ?? [];
  return {
    ...auth,
    isSeller: roles.includes('seller'),
    isAdmin: roles.includes('admin'),
    homePath: roles.includes('seller') ? '/seller' : '/buyer',
  };
}
