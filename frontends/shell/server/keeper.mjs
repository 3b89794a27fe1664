/** Keeps what is made, for a time; made once for all who wait; the old one stands in for one that fails. */
export function makeKeeper(keptMs, most) {
  const known = new Map();

  function remember(name, entry) {
    known.delete(name);
    known.set(name, entry);
    if (known.size > most) known.delete(known.keys().next().value);
  }

  return async function kept(name, make) {
    const last = known.get(name);
    if (last && Date.now() - last.madeAt < keptMs) return last.value;
    const value = make();
    remember(name, { value, madeAt: Date.now() });
    try {
      return await value;
    } catch (error) {
      if (known.get(name)?.value === value) known.delete(name);
      if (!last) throw error;
      remember(name, last);
      return last.value;
    }
  };
}
