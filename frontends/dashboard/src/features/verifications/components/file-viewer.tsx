import type { ReviewedDocument } from '@haat/api/admin-verifications';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Download, ExternalLink, FileText } from 'lucide-react';

type Props = { url: string; document: ReviewedDocument };

/** A PDF: the pages' policy allows no frames, so it opens in a new tab, in the browser's own reader. */
export const FileViewer = ({ url, document }: Props) => (
  <div className="grid h-[320px] place-content-center justify-items-center gap-4 bg-sand p-6 text-center">
    <FileText className="size-12 text-ink-400" aria-hidden />
    <p className="font-semibold [overflow-wrap:anywhere]">{document.name}</p>
    <div className="flex flex-wrap justify-center gap-2">
      <Button asChild variant="soft">
        <a href={url} target="_blank">
          <ExternalLink aria-hidden />
          <Trans>Open in a new tab</Trans>
        </a>
      </Button>
      <Button asChild variant="outline">
        <a href={url} download={document.name}>
          <Download aria-hidden />
          <Trans>Download</Trans>
        </a>
      </Button>
    </div>
  </div>
);
