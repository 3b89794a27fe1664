import { deferred, rememberNext, useLocation } from '@haat/platform';
import { createContext, useContext, useState, type ReactNode } from 'react';

const SignInDialog = deferred(async () => ({
  default: (await import(/* webpackChunkName: "header-parts" */ './sign-in-dialog'))
    .SignInDialog,
}));

type Ask = {
  /** Opens the sign-in dialog. `comesBack`: afterwards the visitor is here again. */
  askSignIn: (options?: { comesBack?: boolean }) => void;
};
const SignIn = createContext<Ask>({ askSignIn: () => undefined });

export const useSignInDialog = (): Ask => useContext(SignIn);

/** The one sign-in dialog of the page; header and hearts open it. */
export function SignInProvider({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const { pathname, search } = useLocation();
  const askSignIn: Ask['askSignIn'] = (options) => {
    if (options?.comesBack) rememberNext(pathname + search);
    setWasAsked(true);
    setIsOpen(true);
  };
  return (
    <SignIn value={{ askSignIn }}>
      {children}
      {wasAsked ? (
        <SignInDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
      ) : null}
    </SignIn>
  );
}
