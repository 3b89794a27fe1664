import type { Item } from '@haat/api/drive';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useDriveDocumentAccessesQuery } from '../../../api/drive';
import { OpenDocument } from '../../../components/drive/open-document';
import { AccessList } from './access-list';

/** A private document: its link, and who opened it. */
export function DocumentPart({ item }: { item: Item }) {
  const [page, setPage] = useState(1);
  const accesses = useDriveDocumentAccessesQuery({ fileId: item.id, page });
  return (
    <>
      <OpenDocument
        id={item.id}
        name={item.name}
        onOpened={() => void accesses.refetch()}
      />
      <section>
        <h3 className="mb-1 text-[14px]">
          <Trans>Opened by</Trans>
        </h3>
        <AccessList accesses={accesses} page={page} onPage={setPage} />
      </section>
    </>
  );
}
