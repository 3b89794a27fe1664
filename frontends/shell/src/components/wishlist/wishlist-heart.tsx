import { WishlistHeart as Heart, type WishlistHeartProps } from '@haat/ui';
import { useSignInDialog } from '../sign-in-context';

/** The heart of the shell's pages: guests sign in without leaving. */
export function WishlistHeart(props: Omit<WishlistHeartProps, 'openSignIn'>) {
  const { openSignIn } = useSignInDialog();
  return <Heart {...props} openSignIn={() => openSignIn({ returnsHere: true })} />;
}
