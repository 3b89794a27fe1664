/** engagement: which changes refresh the homes of sellers, buyers and administrators. */
import { adminStatsApi } from '@haat/api/admin-stats';
import { dashboardApi } from '@haat/api/dashboard';

const home = {
  providesTags: [
    ...(['Enquiries', 'Quotes', 'Requirements', 'Orders', 'Wishlists'] as const),
    'Tasks' as const,
  ],
};

export const {
  useBuyerDashboardQuery,
  useSellerDashboardQuery,
  useOwnStatisticsQuery,
  useDeferTaskMutation,
} = dashboardApi.enhanceEndpoints({
  endpoints: {
    buyerDashboard: home,
    sellerDashboard: home,
    deferTask: { invalidatesTags: ['Tasks'] },
    // Visitors come all the time: look again whenever the page is opened.
    ownStatistics: { keepUnusedDataFor: 30 },
  },
});

export const { useMarketStatsQuery, usePartyDealsQuery } = adminStatsApi.enhanceEndpoints(
  {
    endpoints: {
      marketStats: { providesTags: ['Requirements'] },
      partyDeals: { providesTags: ['Orders'] },
    },
  },
);
