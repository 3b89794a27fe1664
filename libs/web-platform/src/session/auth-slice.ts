import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Refreshed } from '@haat/api/token';
import type { User } from '@haat/api/session';
import type { Session } from './types';

/** isRestored: browser storage has been read; before that nobody knows who is signed in. */
export type AuthState = Session & {
  isRestored: boolean;
  /** How the last session of this page ended. */
  ended?: SessionEnd | undefined;
};
/** signed-out: the person left. expired: the server refused the session. */
export type SessionEnd = 'signed-out' | 'expired';

export const SIGNED_OUT: Session = {
  isAuth: false,
  user: null,
  access_token: null,
  seller_profile: null,
};

const initial: AuthState = { ...SIGNED_OUT, isRestored: false };

export const authSlice = createSlice({
  name: 'auth',
  initialState: initial,
  reducers: {
    sessionSet: (
      _state,
      { payload }: PayloadAction<Omit<Session, 'isAuth'>>,
    ): AuthState => ({
      ...payload,
      isAuth: payload.access_token !== null,
      isRestored: true,
    }),
    sessionCleared: (_state, { payload }: PayloadAction<SessionEnd | undefined>) => ({
      ...SIGNED_OUT,
      isRestored: true,
      ended: payload,
    }),
    tokenRefreshed: (
      state,
      { payload }: PayloadAction<Pick<Refreshed, 'access_token' | 'user'>>,
    ) => {
      state.access_token = payload.access_token;
      state.user = payload.user;
    },
    userChanged: (state, { payload }: PayloadAction<User>) => {
      state.user = payload;
    },
    sellerProfileChanged: (
      state,
      { payload }: PayloadAction<Session['seller_profile']>,
    ) => {
      state.seller_profile = payload;
    },
    emailVerified: (state, { payload }: PayloadAction<string>) => {
      if (state.user) state.user.email_verified_at = payload;
    },
  },
  selectors: {
    selectAuth: (state) => state,
    selectUser: (state) => state.user,
    selectIsAuth: (state) => state.isAuth,
    selectIsSeller: (state) => state.user?.roles.includes('seller') ?? false,
    selectIsAdmin: (state) => state.user?.roles.includes('admin') ?? false,
    selectSellerProfile: (state) => state.seller_profile,
  },
});

export const {
  sessionSet,
  sessionCleared,
  tokenRefreshed,
  userChanged,
  sellerProfileChanged,
  emailVerified,
} = authSlice.actions;
export const {
  selectAuth,
  selectUser,
  selectIsAuth,
  selectIsSeller,
  selectIsAdmin,
  selectSellerProfile,
} = authSlice.selectors;
