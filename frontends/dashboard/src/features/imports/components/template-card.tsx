import { Button, Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { FileSpreadsheet, FileText } from 'lucide-react';
import { BULK } from '../../../api/imports';
import { useDownload } from '../../../hooks/use-download';

/** An empty sheet to fill in; for Excel with lists to choose from. */
export function TemplateCard() {
  const { download, isLoading } = useDownload();
  const fetch = (format: 'xlsx' | 'csv') =>
    void download({
      url: `${BULK}/template?format=${format}`,
      name: `haat-products.${format}`,
    });
  return (
    <Card className="p-5">
      <h2 className="text-lg leading-snug">
        <Trans>1. Download the template</Trans>
      </h2>
      <p className="mt-1 text-ink-500">
        <Trans>
          It lists categories and units to choose from, with examples and notes in Nepali
          and English. Shopify and WooCommerce exports work too.
        </Trans>
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="soft" disabled={isLoading} onClick={() => fetch('xlsx')}>
          <FileSpreadsheet aria-hidden />
          <Trans>Excel template</Trans>
        </Button>
        <Button variant="outline" disabled={isLoading} onClick={() => fetch('csv')}>
          <FileText aria-hidden />
          <Trans>CSV template</Trans>
        </Button>
      </div>
    </Card>
  );
}
