/** No page is forgotten: the walks open an address of every row of the route tables. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { matchPath } from '@haat/platform';
import { ROUTE_TABLE } from '../../frontends/shell/src/app/route-table';
import { screensOf } from './screens/stops';
import { expect, test } from './support/fixtures';
import { folderOf } from './support/places';
import { ROLES } from './support/spec-routes';
import { WIDE } from './support/widths';

const AREAS: Record<string, string[]> = {
  buyer: ['buyer-pages', 'account-pages'],
  seller: ['seller-pages', 'account-pages'],
  admin: ['admin-pages'],
};

/** The dashboard's tables have texts that only its build translates: their paths are read as text. */
function pathsIn(table: string): string[] {
  const file = path.join(folderOf('dashboard', 'src/routes'), `${table}.tsx`);
  return [...readFileSync(file, 'utf8').matchAll(/^ {4}'([^']*)',$/gm)].map(
    ([, found = '']) => found,
  );
}

const ofDashboard = Object.entries(AREAS).flatMap(([area, tables]) =>
  tables.flatMap(pathsIn).map((page) => `/${area}/${page}`.replace(/\/$/, '')),
);
/** `/product` leads to the search. */
const ofShell = ROUTE_TABLE.map((row) => row.path).filter(
  (pattern) => !pattern.endsWith('/*') && pattern !== '/product',
);
const PATTERNS = [...new Set([...ofShell, ...ofDashboard])];

/** `/admin/cases/templates` is no `/admin/cases/:number`. */
const patternOf = (address: string) =>
  PATTERNS.find((pattern) => pattern === address) ??
  PATTERNS.find((pattern) => matchPath(pattern, address));

test('each row of the route tables has an address in the walks', WIDE, () => {
  expect(ofDashboard.length).toBeGreaterThan(50);
  const walked = new Set(
    ROLES.flatMap(screensOf).map((stop) => patternOf(stop.path.split('?')[0] ?? '')),
  );
  expect(PATTERNS.filter((pattern) => !walked.has(pattern))).toEqual([]);
});
