import { useLocale } from '@haat/platform';
import type { ImportColumn } from '../../api/imports';

const SPEC = 'spec:';

/** A column by its name in the page's language; a specification by its own. */
export function useColumnNames(schema: ImportColumn[]): (column: string) => string {
  const locale = useLocale();
  return (column) => {
    const known = schema.find((one) => one.column === column);
    if (known) return locale === 'ne' ? known.label_ne || known.label : known.label;
    return column.startsWith(SPEC) ? column.slice(SPEC.length) : column;
  };
}
