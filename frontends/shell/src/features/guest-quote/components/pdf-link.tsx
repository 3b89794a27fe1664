import { useLocale } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { FileDown } from 'lucide-react';

/** The quotation as a PDF, in the page's language. */
export function PdfLink({ token }: { token: string }) {
  const lang = useLocale();
  const url = `/api/quotes/guest/${encodeURIComponent(token)}/quotation.pdf?lang=${lang}`;
  return (
    <Button asChild variant="outline" className="justify-self-start">
      <a href={url} download rel="noreferrer">
        <FileDown aria-hidden />
        <Trans>Quotation as PDF</Trans>
      </a>
    </Button>
  );
}
