import { Button, IconButton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useDriveFilesQuery } from '../../../api/drive';
import { FileChip } from '../../../components/conversations/file-chip';
import { HeldDialog } from '../../../components/drive/held-dialog';
import { QuotaMeter } from '../../../components/drive/quota-meter';
import { useRemoval } from '../../../components/drive/use-removal';
import { Rows } from './rows';

const PER_PAGE = 10;

/** The documents of a user without a company, a page at a time, and their size. */
export function OwnFiles() {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const { currentData, error, refetch } = useDriveFilesQuery({
    page,
    perPage: PER_PAGE,
  });
  const { removeAll, held, letGo } = useRemoval();
  const lastPage = currentData?.meta.last_page ?? page;
  // The last one of the last page was deleted.
  if (page > lastPage) setPage(lastPage);
  return (
    <div className="grid grid-cols-1 gap-3">
      <QuotaMeter />
      <Rows
        items={currentData?.data}
        error={error}
        onRetry={() => void refetch()}
        empty={<Trans>No files yet. Files you attach to requirements appear here.</Trans>}
      >
        {(file) => (
          <li key={file.id} className="flex items-center gap-2 py-2">
            <span className="min-w-0 flex-1">
              <FileChip file={file} />
            </span>
            <IconButton
              label={t`Delete ${file.name}`}
              className="text-red-700"
              onClick={() => void removeAll([file])}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </li>
        )}
      </Rows>
      {lastPage > 1 ? (
        <div className="flex gap-2">
          <Button variant="soft" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            <Trans>Previous</Trans>
          </Button>
          <Button
            variant="soft"
            disabled={page >= lastPage}
            onClick={() => setPage(page + 1)}
          >
            <Trans>Next</Trans>
          </Button>
        </div>
      ) : null}
      <HeldDialog held={held} onClose={letGo} />
    </div>
  );
}
