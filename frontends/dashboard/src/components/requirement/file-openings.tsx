import { useDriveReadableDocumentsQuery } from '@haat/enquiry';
import { useFormat } from '@haat/platform';
import { Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useListFileOpeningsQuery } from '../../api/matches';
import { ShortList } from '../lists/short-list';
import { RecipientName } from './recipient-name';

type Props = { requirementId: string; fileIds: string[] };

/** Which supplier opened which file, and when; nothing without files. */
export function FileOpenings({ requirementId, fileIds }: Props) {
  const { date, time } = useFormat();
  const [page, setPage] = useState(1);
  const wanted = { requirementId, page };
  const options = { refetchOnMountOrArgChange: true, skip: fileIds.length === 0 };
  const openings = useListFileOpeningsQuery(wanted, options);
  const { data: files } = useDriveReadableDocumentsQuery(fileIds, options);
  if (fileIds.length === 0) return null;
  return (
    <Card className="p-4 lg:p-5">
      <h2 className="mb-1 text-lg leading-snug">
        <Trans>Who opened the files</Trans>
      </h2>
      <ShortList
        query={openings}
        page={page}
        onPage={setPage}
        empty={<Trans>Not opened yet.</Trans>}
      >
        {({ seller, file_id, opened_at }) => (
          <div className="flex flex-wrap items-start justify-between gap-x-4 py-2">
            <RecipientName seller={seller} />
            <p className="text-sm text-ink-700 sm:text-right">
              <span className="block py-1 [overflow-wrap:anywhere]">
                {files?.find(({ id }) => id === file_id)?.name ?? (
                  <Trans>A file that is no longer here</Trans>
                )}
              </span>
              <time dateTime={opened_at} className="block text-ink-500 tabular-nums">
                <Trans>
                  Opened on {date(opened_at)}, {time(opened_at)}
                </Trans>
              </time>
            </p>
          </div>
        )}
      </ShortList>
    </Card>
  );
}
