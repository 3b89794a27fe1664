import type { ColumnOut } from '@haat/api/imports';
import { useLocale } from '@haat/platform';

const SPEC = 'spec:';

/** A column by its name in the page's language; a specification by its own. */
export function useColumnNames(schema: ColumnOut[]): (column: string) => string {
  const locale = useLocale();
  return (column) => {
    const entry = schema.find((one) => one.column === column);
    if (entry) return locale === 'ne' ? entry.label_ne || entry.label : entry.label;
    return column.startsWith(SPEC) ? column.slice(SPEC.length) : column;
  };
}
