import { useSearchParams } from '@haat/platform';
import { DownloadButton } from '../../../../components/download-button';
import { exportQuery } from '../../hooks/use-product-query';

/** The list as a spreadsheet that the import reads back. */
export function ExportButton() {
  const [params] = useSearchParams();
  const query = exportQuery(params);
  return (
    <DownloadButton file={{ url: `/products/export?${query}`, name: 'products.csv' }} />
  );
}
