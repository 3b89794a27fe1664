/** vendor, for administrators: which lists a handled report refreshes. */
import { adminSellerReportsApi } from '@haat/api/admin-seller-reports';
import { onSuccess } from './on-success';

export const { useSellerReportsQuery, useHandleSellerReportMutation } =
  adminSellerReportsApi.enhanceEndpoints({
    addTagTypes: ['AdminReports'],
    endpoints: {
      sellerReports: { providesTags: ['AdminReports'] },
      handleSellerReport: { invalidatesTags: onSuccess('AdminReports') },
    },
  });
