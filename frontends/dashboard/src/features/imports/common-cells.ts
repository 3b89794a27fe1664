import type { CellError, RowOut } from '@haat/api/imports';

/** Whether more than one of these rows has the same bad value in the same column. */
export const commonIn =
  (rows: RowOut[]) =>
  ({ column, value }: CellError): boolean =>
    rows.filter(({ errors }) =>
      errors.some((cell) => cell.column === column && cell.value === value),
    ).length > 1;
