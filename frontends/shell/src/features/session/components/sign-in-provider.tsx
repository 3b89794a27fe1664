import { deferred, rememberNext, useLocation } from '@haat/platform';
import { useState, type ReactNode } from 'react';
import { SignIn, type SignInActions } from '../../../components/sign-in-context';

const SignInDialog = deferred(async () => ({
  default: (await import(/* webpackChunkName: "header-parts" */ './sign-in-dialog'))
    .SignInDialog,
}));

/** The one sign-in dialog of the page; header and hearts open it. */
export function SignInProvider({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const { pathname, search } = useLocation();
  const openSignIn: SignInActions['openSignIn'] = (options) => {
    if (options?.returnsHere) rememberNext(pathname + search);
    setWasOpened(true);
    setIsOpen(true);
  };
  return (
    <SignIn value={{ openSignIn }}>
      {children}
      {wasOpened ? (
        <SignInDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
      ) : null}
    </SignIn>
  );
}
