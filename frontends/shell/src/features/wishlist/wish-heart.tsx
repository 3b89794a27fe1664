import { WishlistHeart as Heart, type WishlistHeartProps } from '@haat/ui';
import { useSignInDialog } from '../session/sign-in-context';

/** The heart of the shell's pages: guests sign in without leaving. */
export function WishHeart(props: Omit<WishlistHeartProps, 'openSignIn'>) {
  const { askSignIn } = useSignInDialog();
  return <Heart {...props} openSignIn={() => askSignIn({ comesBack: true })} />;
}
