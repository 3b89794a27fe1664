import { WishHeart as Heart, type WishHeartProps } from '@haat/ui';
import { useSignInDialog } from '../sign-in-context';

/** The heart of the shell's pages: guests sign in without leaving. */
export function WishlistHeart(props: Omit<WishHeartProps, 'askSignIn'>) {
  const { openSignIn } = useSignInDialog();
  return <Heart {...props} askSignIn={() => openSignIn({ returnsHere: true })} />;
}
