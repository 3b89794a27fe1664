import { DownloadButton } from '../../../../components/download-button';

/** The list as a spreadsheet that the import reads back. */
export function ExportButton({ status }: { status: string | null }) {
  const query = status ? `?${new URLSearchParams({ status })}` : '';
  return (
    <DownloadButton file={{ url: `/products/export${query}`, name: 'products.csv' }} />
  );
}
