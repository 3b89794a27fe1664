/** Whether two names mean the same product: the same tokens, or nearly the same spelling. */
const MAX_EDITS = 2;
const MIN_LENGTH = 4;

const tokensOf = (name: string) =>
  name
    .toLocaleLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

export function isNearName(one: string, other: string): boolean {
  const [a, b] = [tokensOf(one), tokensOf(other)];
  const [first, second] = [a.join(''), b.join('')];
  if (first.length < MIN_LENGTH || second.length < MIN_LENGTH) return first === second;
  if ([...a].sort().join(' ') === [...b].sort().join(' ')) return true;
  // 500 g and 250 g are two products.
  const figures = (text: string) => text.replace(/\P{N}/gu, '');
  if (figures(first) !== figures(second)) return false;
  return editsBetween(first, second) <= MAX_EDITS;
}
