import { Link, paths, useFormat } from '@haat/platform';
import { Card } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useListDisputesQuery } from '../../../api/admin-disputes';
import { useProductReportsQuery } from '../../../api/admin-products';
import { useSellerReportsQuery } from '../../../api/admin-seller-reports';

/** What else waits for staff: reports and disputes are decided on pages of their own. */
export function OtherQueues() {
  const { t } = useLingui();
  const { number } = useFormat();
  const products = useProductReportsQuery({ status: 'open', page: 1 });
  const companies = useSellerReportsQuery({ status: 'open', page: 1 });
  const disputes = useListDisputesQuery({ status: 'disputed', page: 1 });
  const queues = [
    { to: paths.adminProductReports, label: t`Product reports`, answer: products },
    { to: paths.adminReports, label: t`Company reports`, answer: companies },
    { to: paths.adminDisputes, label: t`Order disputes`, answer: disputes },
  ];
  return (
    <Card className="p-4">
      <h2 className="text-base">
        <Trans>Also waiting</Trans>
      </h2>
      <ul className="text-[14px]">
        {queues.map(({ to, label, answer }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-11 items-center justify-between gap-3 hover:text-indigo-700"
            >
              {label}
              <b className="tabular-nums">
                {answer.data ? number(answer.data.meta.total) : ''}
              </b>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
