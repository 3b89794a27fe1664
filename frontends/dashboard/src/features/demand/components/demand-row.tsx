import type { MissedSearch } from '@haat/api/admin-demand';
import { pluralForm, useFormat, useLocalName, useLocale } from '@haat/platform';
import { Select, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type Props = { row: MissedSearch; action: ReactNode };

/** A query without results: how many typed it, where and when. */
export function DemandRow({ row, action }: Props) {
  const isNepali = useLocale() === 'ne';
  const localName = useLocalName();
  const { number, relative } = useFormat();
  const visitors = number(row.visitors);
  return (
    <tr className="border-b border-line last:border-0 @max-[700px]/list:flex @max-[700px]/list:flex-wrap @max-[700px]/list:items-center @max-[700px]/list:gap-x-3 @max-[700px]/list:gap-y-1 @max-[700px]/list:p-4 @min-[700px]/list:[&>td]:px-4 @min-[700px]/list:[&>td]:py-2.5">
      <td className="font-semibold [overflow-wrap:anywhere] @max-[700px]/list:basis-full @max-[700px]/list:text-[16px]">
        {row.query}
      </td>
      <td className="tabular-nums">
        <span className="@max-[700px]/list:hidden">{visitors}</span>
        <span className="@min-[700px]/list:hidden">
          <Select
            value={pluralForm(row.visitors)}
            _one={`${visitors} visitor`}
            other={`${visitors} visitors`}
          />
        </span>
      </td>
      <td className="text-ink-700">
        {row.category ? localName(row.category) : <Trans>All categories</Trans>}
      </td>
      <td className="text-ink-700">
        {(isNepali && row.district_ne) || row.district || <Trans>All of Nepal</Trans>}
      </td>
      <td className="whitespace-nowrap text-ink-500">{relative(row.last_at)}</td>
      <td className="@min-[700px]/list:text-right">{action}</td>
    </tr>
  );
}
