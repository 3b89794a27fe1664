import { WishHeart as Heart, type WishHeartProps } from '@haat/ui';
import { useSignInDialog } from '../session/sign-in-context';

/** The heart of the shell's pages: guests sign in without leaving. */
export function WishHeart(props: Omit<WishHeartProps, 'askSignIn'>) {
  const { askSignIn } = useSignInDialog();
  return <Heart {...props} askSignIn={() => askSignIn({ comesBack: true })} />;
}
