/** Keeps what many ask for at once, for a second. What few ask for is made anew each time: a seller sees the own change. */
import { makeKeeper } from './keeper.mjs';

const KEPT_MS = 1000;
const MOST = 500;
const MANY = 5;

export function makeHotPages(now = Date.now) {
  const kept = makeKeeper(KEPT_MS, MOST);
  const making = new Map();
  let counts = new Map();
  let since = now();

  function isHot(name) {
    if (now() - since >= KEPT_MS) {
      // Who was asked for often stays hot over the turn of the second.
      counts = new Map(
        [...counts].filter(([, n]) => n > MANY).map(([key]) => [key, MANY]),
      );
      since = now();
    }
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count > MANY;
  }

  /** On a busy machine a page may take longer than it is kept: nobody begins it a second time. */
  function once(name, make) {
    const begun = making.get(name);
    if (begun) return begun;
    const page = make().finally(() => making.delete(name));
    making.set(name, page);
    return page;
  }

  return (name, make) => (isHot(name) ? kept(name, () => once(name, make)) : make());
}
