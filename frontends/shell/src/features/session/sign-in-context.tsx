import { deferred, rememberNext, useLocation } from '@haat/platform';
import { createContext, useContext, useState, type ReactNode } from 'react';

const SignInDialog = deferred(async () => ({
  default: (await import(/* webpackChunkName: "header-parts" */ './sign-in-dialog'))
    .SignInDialog,
}));

type SignInActions = {
  /** Opens the sign-in dialog. `returnsHere`: afterwards the visitor is here again. */
  openSignIn: (options?: { returnsHere?: boolean }) => void;
};
const SignIn = createContext<SignInActions>({ openSignIn: () => undefined });

export const useSignInDialog = (): SignInActions => useContext(SignIn);

/** The one sign-in dialog of the page; header and hearts open it. */
export function SignInProvider({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const { pathname, search } = useLocation();
  const openSignIn: SignInActions['askSignIn'] = (options) => {
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
