/** vendor: the company's number confirmed, its closures, and how it is found and answers. */
import { api } from '@haat/platform';
import { keepCompany, type OwnCompany } from './company';

export type SentCode = { phone_number: string; cooldown_s: number };
export type SentEmailCode = { email: string; cooldown_s: number };
export type Closure = { closed_from: string; closed_to: string; note?: string };
export type Channel = 'call' | 'whatsapp' | 'viber' | 'email' | 'qr' | 'share';
export type DayFigures = { day: string; views: number; clicks: number; received: number };
/** Rate and time are the public figures; everything else counts the last `days`. */
export type Statistics = {
  days: number;
  views: number;
  clicks: Record<Channel, number>;
  received: number;
  answered_within_24h: number;
  response_rate: number | null;
  response_time_hours: number | null;
  /** What the rate is of. */
  counted: { received: number; answered: number; days: number };
  per_day: DayFigures[];
};

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
    companyStatistics: build.query<Statistics, number>({
      query: (days) => ({ url: '/sellerprofile/statistics', params: { days } }),
      // Visitors come all the time: look again whenever the page is opened.
      keepUnusedDataFor: 30,
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
  useCompanyStatisticsQuery,
} = standingApi;
