/** Small choices of the visitor that the edge reads and writes. */
const YEAR_S = 365 * 24 * 3600;

export function cookie(request, name) {
  const found = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(request.headers.cookie ?? '');
  return found?.[1];
}

/** As the page's own scripts write it. */
export const keptChoice = (name, value) =>
  `${name}=${encodeURIComponent(value)}; path=/; max-age=${YEAR_S}; samesite=lax`;
