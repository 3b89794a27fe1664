import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Download as Icon } from 'lucide-react';
import type { Download } from '../api/download';
import { useDownload } from '../hooks/use-download';

/** Exports the list below it as a spreadsheet. */
export function DownloadButton({ file }: { file: Download }) {
  const { download, isLoading } = useDownload();
  return (
    <Button
      variant="outline"
      className="px-3.5"
      isBusy={isLoading}
      onClick={() => void download(file)}
    >
      <Icon aria-hidden />
      <Trans>Export</Trans>
    </Button>
  );
}
