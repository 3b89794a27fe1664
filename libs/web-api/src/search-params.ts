/** Query parameters as the services read them: a list repeats its name, nothing is left out. */
import type { FetchArgs } from '@reduxjs/toolkit/query';

type Value = string | number | boolean | null | undefined;

/** The call with its `params` in the address. */
export function withSearch(args: string | FetchArgs): string | FetchArgs {
  if (typeof args === 'string' || !args.params) return args;
  const { params, url, ...rest } = args;
  const pairs = Object.entries(params as Record<string, Value | Value[]>).flatMap(
    ([name, value]) => [value ?? []].flat().map((one) => [name, String(one)]),
  );
  const search = new URLSearchParams(pairs).toString();
  if (!search) return { ...rest, url };
  return { ...rest, url: `${url}${url.includes('?') ? '&' : '?'}${search}` };
}
