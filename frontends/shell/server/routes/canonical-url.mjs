/** One address per page: where others lead. */

/** A secret in an address is no word: it stays as it is written. */
const withSecret = (entry) => entry?.path.includes(':token') ?? false;

const inSmallLetters = (pathname) =>
  pathname.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (sign) =>
    sign.startsWith('%') ? sign : sign.toLowerCase(),
  );

/** No trailing or doubled slash, no capital letters; /product alone is the search (D23). */
export function movedTo({ pathname, search }, entryOf) {
  // One leading slash: "//host" would lead away from here.
  const plain = `/${pathname.split('/').filter(Boolean).join('/')}`;
  const moved = withSecret(entryOf(plain)) ? plain : inSmallLetters(plain);
  if (moved === '/product') return '/search';
  return moved === pathname ? null : moved + search;
}

/** With the query of the old address: printed codes still tell where they were seen. */
export const withQuery = (address, search) =>
  address.includes('?') ? address + search.replace(/^\?/, '&') : address + search;
