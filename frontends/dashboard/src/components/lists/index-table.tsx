import { cn } from '@haat/ui';
import type { ComponentProps, ReactNode } from 'react';

export type IndexColumn<T> = {
  key: string;
  label: ReactNode;
  cell: (row: T) => ReactNode;
  /** The only ones on phones, where the row is a link. */
  isOnPhone?: boolean;
  /** Its name is for screen readers only. */
  isUnlabelled?: boolean;
  isNumber?: boolean;
  /** The name of the row: it takes the space that is left, on one line. */
  isName?: boolean;
  /** 1 is the first that leaves when the list has less width. */
  leaves?: 1 | 2 | 3 | 4;
};
type Props<T> = {
  columns: IndexColumn<T>[];
  rows: T[];
  rowProps?: (row: T) => ComponentProps<'tr'> & { 'data-product'?: string };
};

/** By the width of the list, not of the window: the side bar has several widths. */
const LEAVES = {
  1: '@max-[1160px]/list:hidden',
  2: '@max-[1060px]/list:hidden',
  3: '@max-[960px]/list:hidden',
  4: '@max-[860px]/list:hidden',
};

const classesOf = <T,>(column: IndexColumn<T>) =>
  cn(
    'px-2.5',
    column.isName
      ? 'w-full min-w-[210px] max-w-0 @max-[700px]/list:min-w-0 @max-[700px]/list:max-w-none @max-[700px]/list:flex-1'
      : 'whitespace-nowrap',
    column.isNumber && 'text-right tabular-nums',
    column.leaves && LEAVES[column.leaves],
    !column.isOnPhone && '@max-[700px]/list:hidden',
  );

/** Rows of 56 px, on phones of 64. The card around it is a `@container/list`. */
export const IndexTable = <T extends { id: string }>(props: Props<T>) => {
  const { columns, rows, rowProps } = props;
  return (
    <table className="w-full text-left text-[14px] @max-[700px]/list:block">
      <thead className="border-b border-line bg-paper text-[13px] text-ink-500 @max-[700px]/list:sr-only">
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={cn('h-10 font-semibold', classesOf(column))}
            >
              {column.isUnlabelled ? (
                <span className="sr-only">{column.label}</span>
              ) : (
                column.label
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="@max-[700px]/list:block">
        {rows.map((row) => {
          const { className, ...rest } = rowProps?.(row) ?? {};
          return (
            <tr
              key={row.id}
              {...rest}
              className={cn(
                'relative border-b border-line last:border-0 hover:bg-paper @max-[700px]/list:flex @max-[700px]/list:h-16 @max-[700px]/list:items-center',
                className,
              )}
            >
              {columns.map((column) => (
                <td
                  key={column.key}
                  className={cn(
                    'h-14 py-0',
                    '@max-[700px]/list:h-auto',
                    classesOf(column),
                  )}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
