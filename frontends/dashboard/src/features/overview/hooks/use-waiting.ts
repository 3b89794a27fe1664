import { paths } from '@haat/platform';
import { useAdminCasesQuery } from '../../../api/admin-cases';
import { useListDisputesQuery } from '../../../api/admin-disputes';
import {
  useModeratedProductsQuery,
  useProductReportsQuery,
} from '../../../api/admin-products';
import { useReviewedRequirementsQuery } from '../../../api/admin-requirements';
import { useSellerReportsQuery } from '../../../api/admin-seller-reports';
import { useVerificationsQuery } from '../../../api/admin-verifications';

type Answer<T> = { data?: { data: T[]; meta: { total: number } } | undefined };
export type Queue = {
  key: string;
  /** The list of all, and the one that waits longest. */
  list: string;
  total: number;
  oldest: { to: string; since: string } | null;
};

const FRESH = { refetchOnMountOrArgChange: true };

function queue<T>(
  key: string,
  list: string,
  { data }: Answer<T>,
  oldestOf: (row: T) => { to?: string; since: string | null },
): Queue | undefined {
  if (!data) return undefined;
  const [first] = data.data;
  const { to = list, since } = first ? oldestOf(first) : { since: null };
  const oldest = since === null ? null : { to, since };
  return { key, list, total: data.meta.total, oldest };
}

/** The queues of the administration; each list of the API has the oldest first. */
export function useWaiting(): (Queue | undefined)[] {
  const page = 1;
  const verifications = useVerificationsQuery({ status: 'pending', page }, FRESH);
  const products = useModeratedProductsQuery({ status: 'in_review', page }, FRESH);
  const requirements = useReviewedRequirementsQuery({ status: 'in_review', page }, FRESH);
  const cases = useAdminCasesQuery(
    { kind: 'complaint', status: 'open,with_staff', page },
    FRESH,
  );
  const productReports = useProductReportsQuery({ status: 'open', page }, FRESH);
  const sellerReports = useSellerReportsQuery({ status: 'open', page }, FRESH);
  const disputes = useListDisputesQuery({ status: 'disputed', page }, FRESH);
  return [
    queue('verifications', paths.adminVerifications, verifications, (row) => ({
      to: paths.adminVerification(row.id),
      since: row.submitted_at,
    })),
    queue('products', paths.adminProducts, products, (row) => ({
      to: paths.adminProduct(row.id),
      since: row.submitted_at ?? row.updated_at,
    })),
    queue('requirements', paths.adminRequirements, requirements, (row) => ({
      to: paths.adminRequirement(row.id),
      since: row.created_at,
    })),
    queue('complaints', paths.adminCases, cases, (row) => ({
      to: paths.adminCase(row.reference),
      since: row.created_at,
    })),
    queue('product_reports', paths.adminProductReports, productReports, (row) => ({
      to: paths.adminProduct(row.product.id),
      since: row.created_at,
    })),
    queue('seller_reports', paths.adminReports, sellerReports, (row) => ({
      to: paths.adminSeller(row.seller.id),
      since: row.created_at,
    })),
    queue('disputes', paths.adminDisputes, disputes, (row) => ({
      to: paths.adminDispute(row.id),
      since: row.disputed_at,
    })),
  ];
}
