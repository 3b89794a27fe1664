/** The same correction in every row that has the same bad cell. */
import type { CellError, PageRowOut, RowOut } from '@haat/api/imports';
import type { Query } from '@haat/platform';

type Call = (request: Parameters<Query>[0]) => ReturnType<Query>;
export type FixAll = Pick<CellError, 'column' | 'value'> & Record<'replacement', string>;
const AT_ONCE = 100;

/** Numbers of the rows; collected first, because a row that is right leaves the list. */
async function alike(call: Call, url: string, { column, value }: FixAll) {
  const matches: number[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const params = { status: 'failed', page, per_page: AT_ONCE };
    const answer = await call({ url, params });
    if (answer.error) return { error: answer.error };
    const { data, meta } = answer.data as PageRowOut;
    last = meta.last_page;
    const isAlike = ({ errors }: RowOut) =>
      errors.some((cell) => cell.column === column && cell.value === value);
    matches.push(...data.filter(isAlike).map(({ number }) => number));
  }
  return { data: matches };
}

/** Each row is checked again on its own; the first refusal ends it. */
export async function fixAlike(
  call: Call,
  url: string,
  fix: FixAll,
  onProgress: (share: number) => void = () => undefined,
) {
  const matches = await alike(call, url, fix);
  if (matches.error) return { error: matches.error };
  const numbers = matches.data;
  const body = { values: { [fix.column]: fix.replacement } };
  for (const [done, number] of numbers.entries()) {
    onProgress(done / numbers.length);
    const answer = await call({ url: `${url}/${number}`, method: 'PATCH', body });
    if (answer.error) return { error: answer.error };
  }
  return { data: { changed: numbers.length } };
}
