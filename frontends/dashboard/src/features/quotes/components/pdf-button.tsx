import { useLocale } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { FileDown } from 'lucide-react';
import type { Quote } from '../../../api/quotes';
import { useDownload } from '../../../hooks/use-download';

/** The quotation as a PDF, in the page's language. */
export function PdfButton({ quote }: { quote: Quote }) {
  const lang = useLocale();
  const { download, isLoading } = useDownload();
  const file = {
    url: `/quotes/${encodeURIComponent(quote.id)}.pdf?lang=${lang}`,
    name: `quotation-v${quote.version}.pdf`,
  };
  return (
    <Button variant="outline" isBusy={isLoading} onClick={() => void download(file)}>
      <FileDown aria-hidden />
      <Trans>PDF</Trans>
    </Button>
  );
}
