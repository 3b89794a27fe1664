import { Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { AdminSeller } from '../../../api/admin-sellers';
import { SellerRow } from './seller-row';

export const SellerTable = ({ rows }: { rows: AdminSeller[] }) => (
  <Card className="overflow-hidden">
    <table className="w-full text-left text-[14px] max-lg:block">
      <thead className="border-b border-line bg-paper text-sm text-ink-500 max-lg:sr-only [&_th]:px-4 [&_th]:py-3 [&_th]:font-semibold">
        <tr>
          <th scope="col">
            <Trans>Company</Trans>
          </th>
          <th scope="col">
            <Trans>Status</Trans>
          </th>
          <th scope="col">
            <Trans>Papers and number</Trans>
          </th>
          <th scope="col">
            <Trans>Since</Trans>
          </th>
          <th scope="col">
            <span className="sr-only">
              <Trans>Suspend or reinstate</Trans>
            </span>
          </th>
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {rows.map((row) => (
          <SellerRow key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  </Card>
);
