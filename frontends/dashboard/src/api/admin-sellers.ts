/** vendor, for administrators: which lists a decision about a company refreshes. */
import { adminSellersApi } from '@haat/api/admin-sellers';

const TAGS = ['AdminSellers', 'Verifications'] as const;
// After a refusal too: somebody else was faster.
const decision = { invalidatesTags: [...TAGS] };

export const {
  useAdminSellersQuery,
  useAdminSellerQuery,
  useReinstateSellerMutation,
  useSuspendSellerMutation,
} = adminSellersApi.enhanceEndpoints({
  addTagTypes: [...TAGS],
  endpoints: {
    adminSellers: { providesTags: ['AdminSellers'] },
    adminSeller: { providesTags: ['AdminSellers'] },
    reinstateSeller: decision,
    suspendSeller: decision,
  },
});
