/** Two people, or two tabs, changed the same form: which fields each of them changed. */
type FieldOf<Typed> = Extract<keyof Typed, string>;

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

export const pick = <Typed extends object, Name extends keyof Typed>(
  from: Typed,
  names: readonly Name[],
): Pick<Typed, Name> =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<Typed, Name>;

/** The fields in which two differ. */
export const differing = <Typed extends object>(
  one: Typed,
  other: Typed,
): FieldOf<Typed>[] =>
  (Object.keys(one) as FieldOf<Typed>[]).filter(
    (name) => !isSame(one[name], other[name]),
  );

/** Fields that both changed, each to another value: somebody must choose. */
export function clashes<Typed extends object>(
  base: Typed,
  mine: Typed,
  theirs: Typed,
): FieldOf<Typed>[] {
  const changedByMe = differing(base, mine);
  const changedByThem = differing(base, theirs);
  return differing(mine, theirs).filter(
    (name) => changedByMe.includes(name) && changedByThem.includes(name),
  );
}

/** Theirs, with what I changed laid over it. */
export const merged = <Typed extends object>(
  base: Typed,
  mine: Typed,
  theirs: Typed,
): Typed => ({ ...theirs, ...pick(mine, differing(base, mine)) });
