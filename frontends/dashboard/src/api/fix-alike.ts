/** The same correction in every row that has the same bad cell. */
import type { PageRowOut, RowOut } from '@haat/api/imports';

type Request = {
  url: string;
  params?: object;
  method?: string;
  body?: unknown;
};
type Called<E> = { data: unknown; error?: undefined } | { error: E; data?: undefined };
type Call<E> = (request: Request) => Called<E> | PromiseLike<Called<E>>;
export type FixAll = { column: string; value: string; replacement: string };
/** A refusal, or what was asked for. */
type Told<E, T> = { data: T } | { error: NonNullable<E> };
const AT_ONCE = 100;

/** Numbers of the rows; collected first, because a row that is right leaves the list. */
async function alike<E>(
  call: Call<E>,
  url: string,
  { column, value }: FixAll,
): Promise<Told<E, number[]>> {
  const found: number[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const params = { status: 'failed', page, per_page: AT_ONCE };
    const answer = await call({ url, params });
    if (answer.error) return { error: answer.error };
    const { data, meta } = answer.data as PageRowOut;
    last = meta.last_page;
    const isAlike = ({ errors }: RowOut) =>
      errors.some((cell) => cell.column === column && cell.value === value);
    found.push(...data.filter(isAlike).map(({ number }) => number));
  }
  return { data: found };
}

/** Each row is checked again on its own; the first refusal ends it. */
export async function fixAlike<E>(
  call: Call<E>,
  url: string,
  fix: FixAll,
  onProgress: (share: number) => void = () => undefined,
): Promise<Told<E, { changed: number }>> {
  const found = await alike(call, url, fix);
  if ('error' in found) return found;
  const body = { values: { [fix.column]: fix.replacement } };
  for (const [done, number] of found.data.entries()) {
    onProgress(done / found.data.length);
    const answer = await call({ url: `${url}/${number}`, method: 'PATCH', body });
    if (answer.error) return { error: answer.error };
  }
  return { data: { changed: found.data.length } };
}
