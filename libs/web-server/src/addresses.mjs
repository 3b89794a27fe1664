/** Settings that are addresses. A wrong one stops the start: the previous version goes on. */

/** A base of addresses, without a slash at its end; throws when it is none. */
export function addressOf(name, value) {
  const protocol = URL.parse(value)?.protocol ?? '';
  if (!/^https?:$/.test(protocol) || value.endsWith('/'))
    throw new Error(`${name}: no address like https://haat.example: ${value}`);
  return value;
}
