import { paths } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useProductReportsQuery } from '../../api/admin-products';
import { useSellerReportsQuery } from '../../api/admin-seller-reports';
import { CountTabs } from '../lists/count-tabs';

type Props = { current: 'products' | 'companies' };

/** Reports about products and companies in one place, with what waits; next to them reviews. */
export function ReportTabs({ current }: Props) {
  const { t } = useLingui();
  const products = useProductReportsQuery({ status: 'open', page: 1 });
  const companies = useSellerReportsQuery({ status: 'open', page: 1 });
  return (
    <CountTabs
      label={t`Reports by subject`}
      current={current}
      tabs={[
        {
          key: 'products',
          label: t`Products`,
          count: products.data?.meta.total,
          to: paths.adminProductReports,
        },
        {
          key: 'companies',
          label: t`Companies`,
          count: companies.data?.meta.total,
          to: paths.adminReports,
        },
        {
          key: 'reviews',
          label: t`Reviews`,
          count: undefined,
          to: paths.adminOrderReviews,
        },
      ]}
    />
  );
}
