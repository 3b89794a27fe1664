import { Button, Menu, MenuItem } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ChevronDown, Download as Icon } from 'lucide-react';
import { useListOrderPartnersQuery, type Side } from '../../../api/orders';
import { useDownload } from '../../../hooks/use-download';
import { exportFile, type OrderFilters } from '../order-files';
import { StatementButton } from './statement-button';

type Props = { side: Side; filters: OrderFilters };

/** Documents of the list: a statement for one partner, and the rows for the books. */
export function ListActions({ side, filters }: Props) {
  const { data: partners } = useListOrderPartnersQuery(side);
  const [first] = partners ?? [];
  return (
    <>
      {first ? <StatementButton orderId={first.order_id} partners={partners} /> : null}
      <ExportMenu side={side} filters={filters} />
    </>
  );
}

function ExportMenu({ side, filters }: Props) {
  const { download, isLoading } = useDownload();
  const trigger = (
    <Button variant="outline" isBusy={isLoading}>
      <Icon aria-hidden />
      <Trans>Export</Trans>
      <ChevronDown aria-hidden />
    </Button>
  );
  return (
    <Menu trigger={trigger}>
      <MenuItem onSelect={() => void download(exportFile(side, 'plain', filters))}>
        <Trans>CSV for Tally and spreadsheets</Trans>
      </MenuItem>
      <MenuItem onSelect={() => void download(exportFile(side, 'erpnext', filters))}>
        <Trans>CSV for ERPNext</Trans>
      </MenuItem>
    </Menu>
  );
}
