import { createContext, useContext } from 'react';

export type SignInActions = {
  /** Opens the sign-in dialog. `returnsHere`: afterwards the visitor is here again. */
  openSignIn: (options?: { returnsHere?: boolean }) => void;
};

export const SignIn = createContext<SignInActions>({ openSignIn: () => undefined });

export const useSignInDialog = (): SignInActions => useContext(SignIn);
