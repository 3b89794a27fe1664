/** Who is signed in. */
import type { SignedIn } from '@haat/api/session';
import type { OwnSellerProfile } from '../api/sellers';

type Nullable<T> = { [Name in keyof T]: T[Name] | null };

export type Session = Nullable<Pick<SignedIn, 'access_token' | 'user'>> &
  Record<'seller_profile', OwnSellerProfile | null> & { isAuth: boolean };
