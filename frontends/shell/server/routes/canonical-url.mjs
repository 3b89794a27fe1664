/** One address per page: all others redirect to it. */

/** A secret in an address keeps its capital letters. */
const withSecret = (entry) => entry?.path.includes(':token') ?? false;

const inLowerCase = (pathname) =>
  pathname.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (sign) =>
    sign.startsWith('%') ? sign : sign.toLowerCase(),
  );

/** null where the address is canonical: no trailing or doubled slash, no capital letters; /product alone is the search (D23). */
export function canonicalUrl({ pathname, search }, entryOf) {
  // One leading slash: "//host" would lead away from here.
  const plain = `/${pathname.split('/').filter(Boolean).join('/')}`;
  const address = withSecret(entryOf(plain)) ? plain : inLowerCase(plain);
  if (address === '/product') return '/search';
  return address === pathname ? null : address + search;
}

/** With the query of the old address: it has the place where a printed code was seen. */
export const withQuery = (address, search) =>
  address.includes('?') ? address + search.replace(/^\?/, '&') : address + search;
