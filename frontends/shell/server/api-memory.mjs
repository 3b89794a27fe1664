/** What the API answered last, by address: said again with a 304, it is neither sent nor read a second time. */
const MOST_BYTES = 8_000_000;

export function makeMemory(mostBytes = MOST_BYTES) {
  const known = new Map();
  let bytes = 0;

  function forget(key) {
    bytes -= known.get(key)?.size ?? 0;
    known.delete(key);
  }

  function remember(key, answer) {
    forget(key);
    known.set(key, answer);
    bytes += answer.size;
    while (bytes > mostBytes) forget(known.keys().next().value);
  }

  /** The last used stays longest. */
  function last(key) {
    const answer = known.get(key);
    if (answer) remember(key, answer);
    return answer;
  }

  return { last, remember };
}
