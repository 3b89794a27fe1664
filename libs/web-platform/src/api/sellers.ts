/** vendor: the own company; the session has a copy of it. */
import {
  ownCompanyApi as generated,
  type OwnProfile,
  type Step,
} from '@haat/api/own-company';
import { sellerProfileChanged } from '../session/auth-slice';

export type { Profile as SellerProfile } from '@haat/api/seller';
/** Whole, or the step alone of a person without a company (D10). */
export type OwnSellerProfile = Step & Partial<Omit<OwnProfile, keyof Step>>;

/** The guards need the step alone: `showall` answers the company, and the session takes it over. */
export const ownCompanyApi = generated.enhanceEndpoints({
  endpoints: {
    ownSellerProfile: {
      providesTags: ['SellerProfile'],
      onQueryStarted: (showall, { dispatch, queryFulfilled }) =>
        showall
          ? queryFulfilled.then(
              ({ data }) => void dispatch(sellerProfileChanged(data)),
              () => undefined,
            )
          : undefined,
    },
  },
});

export const { useOwnSellerProfileQuery } = ownCompanyApi;
