/** vendor, for the operator: every company, and which of them may be found. */
import { api, type Page } from '@haat/platform';

export type ShownSeller = {
  id: string;
  slug: string;
  company_name: string;
  company_name_ne: string | null;
  company_logo: string | null;
  brand_colour: string | null;
  theme_color: string | null;
  district: string | null;
  district_ne: string | null;
};
/** One line of the audit trail. */
export type Move = {
  id: string;
  noun: 'statutory' | 'document' | 'seller' | 'phone' | 'email';
  subject_id: string | null;
  from_status: string | null;
  to_status: string;
  role: 'seller' | 'admin' | 'system';
  by: string | null;
  reason_label: string | null;
  reason: string | null;
  at: string;
};
/** Who has only begun has neither name nor address. */
export type AdminSeller = Omit<ShownSeller, 'slug' | 'company_name'> & {
  slug: string | null;
  company_name: string | null;
  status: string;
  status_label: string;
  allowed_statuses: string[];
  step: number;
  is_seller_verified: boolean;
  statutory_detail_status: string;
  phone_verified_at: string | null;
  suspended_at: string | null;
  suspended_reason: string | null;
  onboarded_at: string | null;
  created_at: string;
};
type Asked = { q?: string; status?: string; verified?: string; page: number };
export type SellerMove = 'suspend' | 'reinstate';
type Judgement = { id: string; move: SellerMove; reason: string };

const tagged = api.enhanceEndpoints({ addTagTypes: ['AdminSellers', 'Verifications'] });

const adminSellersApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    adminSellers: build.query<Page<AdminSeller>, Asked>({
      query: (params) => ({ url: '/admin/sellers', params }),
      providesTags: ['AdminSellers'],
    }),
    judgeSeller: build.mutation<unknown, Judgement>({
      query: ({ id, move, reason }) => ({
        url: `/admin/sellers/${encodeURIComponent(id)}/${move}`,
        method: 'POST',
        body: { reason },
      }),
      // After a refusal too: somebody else was faster.
      invalidatesTags: ['AdminSellers', 'Verifications'],
    }),
  }),
});

export const { useAdminSellersQuery, useJudgeSellerMutation } = adminSellersApi;
