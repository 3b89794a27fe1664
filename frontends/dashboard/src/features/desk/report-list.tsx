import type { Page } from '@haat/platform';
import { EmptyState } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { PagedList } from './paged-list';

type Props<T> = {
  answer: { currentData?: Page<T> | undefined; error?: unknown; refetch: () => unknown };
  card: ComponentType<{ report: T }>;
};
const SKELETON = { className: 'h-36 rounded-lg', count: 3 };

/** What visitors say is wrong, a card each, page by page. */
export const ReportList = <T extends { id: string }>({
  answer,
  card: Card,
}: Props<T>) => (
  <PagedList
    answer={answer}
    skeleton={SKELETON}
    empty={<EmptyState title={<Trans>No reports here</Trans>} />}
  >
    {(reports) => (
      <ul className="grid gap-3">
        {reports.map((report) => (
          <Card key={report.id} report={report} />
        ))}
      </ul>
    )}
  </PagedList>
);
