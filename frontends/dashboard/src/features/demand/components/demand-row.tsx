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
    <tr className="border-b border-line last:border-0 max-lg:grid max-lg:gap-1 max-lg:p-4 lg:[&>td]:px-4 lg:[&>td]:py-2.5">
      <td className="font-semibold [overflow-wrap:anywhere] max-lg:text-[16px]">
        {row.query}
      </td>
      <td className="tabular-nums">
        <span className="max-lg:hidden">{visitors}</span>
        <span className="lg:hidden">
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
      <td className="lg:text-right">{action}</td>
    </tr>
  );
}
