import type { CategoryRow as Category } from '@haat/api/admin-categories';
import {
  Link,
  paths,
  pluralForm,
  useFormat,
  useLocale,
  useLocalName,
} from '@haat/platform';
import { CategoryIcon } from '@haat/ui';
import { Select, Trans } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { below } from '../below';

type Props = { row: Category; withPath: boolean };

export function CategoryRow({ row, withPath }: Props) {
  const { number } = useFormat();
  const localName = useLocalName();
  const isNepali = useLocale() === 'ne';
  const name = localName(row);
  const above = row.path.filter(({ id }) => id !== row.id);
  const counts = { child: number(row.child_count), product: number(row.product_count) };
  return (
    <tr className="border-b border-line last:border-0 hover:bg-paper @max-[700px]/list:grid @max-[700px]/list:grid-cols-2 @max-[700px]/list:gap-x-3 @max-[700px]/list:px-4 @max-[700px]/list:py-2 @min-[700px]/list:[&>td]:px-4 @min-[700px]/list:[&>td]:py-1">
      <td className="min-w-0 @max-[700px]/list:col-span-2">
        <span className="flex items-center gap-3">
          <CategoryIcon name={row.icon} className="size-5 shrink-0 text-indigo-600" />
          <span className="min-w-0">
            <span className="flex flex-wrap items-center gap-x-3">
              <Link
                to={paths.adminCategory(row.id)}
                className="inline-flex min-h-11 items-center font-semibold text-indigo-700 [overflow-wrap:anywhere] hover:underline"
              >
                {name}
              </Link>
              <small className="text-sm text-ink-500" lang={isNepali ? 'en' : 'ne'}>
                {isNepali ? row.name : row.name_ne}
              </small>
            </span>
            {withPath && above.length > 0 ? (
              <small className="block pb-1.5 text-sm text-ink-500">
                {above.map(localName).join(' › ')}
              </small>
            ) : null}
          </span>
        </span>
      </td>
      <td>
        {row.child_count > 0 ? (
          <Link
            to={below(row.id)}
            className="inline-flex min-h-11 items-center gap-1 font-medium text-indigo-700 hover:underline"
          >
            <Select
              value={pluralForm(row.child_count)}
              _one={`${counts.child} category`}
              other={`${counts.child} categories`}
            />
            <span className="sr-only">
              <Trans>in {name}</Trans>
            </span>
            <ChevronRight className="size-4" aria-hidden />
          </Link>
        ) : (
          <span className="text-ink-500">–</span>
        )}
      </td>
      <td className="tabular-nums text-ink-700 @max-[700px]/list:self-center @max-[700px]/list:text-right">
        <Select
          value={pluralForm(row.product_count)}
          _one={`${counts.product} product`}
          other={`${counts.product} products`}
        />
      </td>
    </tr>
  );
}
