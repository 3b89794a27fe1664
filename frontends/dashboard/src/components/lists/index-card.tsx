import { Card } from '@haat/ui';
import type { ReactNode } from 'react';
import { useRowKeys } from './use-row-keys';

type Props = {
  /** Views of the list as tabs. */
  views?: ReactNode;
  /** Search, filters, columns and order. */
  tools: ReactNode;
  children: ReactNode;
};

/** A list of the dashboard: views, tools and rows in one card, whose columns follow its width. On phones the tools are one line that scrolls. */
export function IndexCard({ views, tools, children }: Props) {
  const list = useRowKeys();
  return (
    <div ref={list}>
      <Card className="@container/list overflow-clip">
        {views}
        <div className="flex flex-wrap items-center gap-2 border-b border-line p-2.5 @max-[700px]/list:flex-nowrap @max-[700px]/list:overflow-x-auto @max-[700px]/list:[scrollbar-width:none] @max-[700px]/list:[&>*]:shrink-0">
          {tools}
        </div>
        {children}
      </Card>
    </div>
  );
}
