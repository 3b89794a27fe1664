/** vendor: the company's number confirmed, and its closures. */
import { api } from '@haat/platform';
import { keepCompany, type OwnCompany } from './company';

export type SentCode = { phone_number: string; cooldown_s: number };
export type SentEmailCode = { email: string; cooldown_s: number };
export type Closure = { closed_from: string; closed_to: string; note?: string };

const standingApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendCompanyCode: build.mutation<SentCode, void>({
      query: () => ({ url: '/sellerprofile/phone/otp', method: 'POST' }),
    }),
    verifyCompanyPhone: build.mutation<OwnCompany, { code: string }>({
      query: (body) => ({ url: '/sellerprofile/phone/verify', method: 'POST', body }),
      invalidatesTags: (_company, error) => (error ? [] : ['SellerProfile']),
      onQueryStarted: keepCompany,
    }),
    sendCompanyEmailCode: build.mutation<SentEmailCode, void>({
      query: () => ({ url: '/sellerprofile/email/otp', method: 'POST' }),
    }),
    verifyCompanyEmail: build.mutation<OwnCompany, { code: string }>({
      query: (body) => ({ url: '/sellerprofile/email/verify', method: 'POST', body }),
      onQueryStarted: keepCompany,
    }),
    planClosure: build.mutation<OwnCompany, Closure>({
      query: (body) => ({ url: '/sellerprofile/closure', method: 'PUT', body }),
      onQueryStarted: keepCompany,
    }),
    dropClosure: build.mutation<OwnCompany, void>({
      query: () => ({ url: '/sellerprofile/closure', method: 'DELETE' }),
      onQueryStarted: keepCompany,
    }),
  }),
});

export const {
  useSendCompanyCodeMutation,
  useVerifyCompanyPhoneMutation,
  useSendCompanyEmailCodeMutation,
  useVerifyCompanyEmailMutation,
  usePlanClosureMutation,
  useDropClosureMutation,
} = standingApi;
