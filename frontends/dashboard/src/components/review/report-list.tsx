import type { Page } from '@haat/platform';
import { EmptyState } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { PagedList } from '../lists/paged-list';

type Props<T> = {
  query: { currentData?: Page<T> | undefined; error?: unknown; refetch: () => unknown };
  card: ComponentType<{ report: T }>;
};
const SKELETON = { className: 'h-36 rounded-lg', count: 3 };

/** Reports of visitors, a card each, page by page. */
export const ReportList = <T extends { id: string }>({ query, card: Card }: Props<T>) => (
  <PagedList
    query={query}
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
