import { paths } from '@haat/platform';
import { useListDisputesQuery } from '../../../api/admin-disputes';
import {
  useModeratedProductsQuery,
  useProductReportsQuery,
} from '../../../api/admin-products';
import { useSellerReportsQuery } from '../../../api/admin-seller-reports';
import { useAdminSellersQuery } from '../../../api/admin-sellers';
import { useAdminUsersQuery } from '../../../api/admin-users';
import { useVerificationsQuery } from '../../../api/admin-verifications';

type Answer = { data?: { meta: { total: number } } | undefined };
export type Queue = { key: string; to: string; value: number | undefined };

const FRESH = { refetchOnMountOrArgChange: true };
const queue = (key: string, to: string, { data }: Answer): Queue => ({
  key,
  to,
  value: data?.meta.total,
});

/** How long each list of the administration is; its first page is the one that the figure opens. */
export function useWaiting(): Queue[] {
  const page = 1;
  const verifications = useVerificationsQuery({ status: 'pending', page }, FRESH);
  const products = useModeratedProductsQuery({ status: 'in_review', page }, FRESH);
  const productReports = useProductReportsQuery({ status: 'open', page }, FRESH);
  const sellerReports = useSellerReportsQuery({ status: 'open', page }, FRESH);
  const disputes = useListDisputesQuery({ status: 'disputed', page }, FRESH);
  const sellers = useAdminSellersQuery({ page }, FRESH);
  const users = useAdminUsersQuery({ page }, FRESH);
  return [
    queue('verifications', paths.adminVerifications, verifications),
    queue('products', paths.adminProducts, products),
    queue('product_reports', paths.adminProductReports, productReports),
    queue('seller_reports', paths.adminReports, sellerReports),
    queue('disputes', paths.adminDisputes, disputes),
    queue('sellers', paths.adminSellers, sellers),
    queue('users', paths.adminUsers, users),
  ];
}
