import type { LeafCategory } from '@haat/enquiry';

const MAX_SUGGESTED = 3;
const MIN_TOKEN_LENGTH = 3;
const tokensOf = (text: string): string[] =>
  text
    .toLocaleLowerCase()
    .split(/[\s,.()/-]+/)
    .filter((token) => token.length >= MIN_TOKEN_LENGTH || /^\p{N}{2,}$/u.test(token));

/** `cements` and `cement` are one token. */
const isAlike = (one: string, other: string): boolean =>
  one.startsWith(other) || other.startsWith(one);

function likeness(category: LeafCategory, wanted: string[]): number {
  const { name, name_ne, parent } = category;
  const own = tokensOf(`${name} ${name_ne}`);
  const above = tokensOf(`${parent?.name ?? ''} ${parent?.name_ne ?? ''}`);
  const countIn = (labels: string[]) =>
    wanted.filter((token) => labels.some((one) => isAlike(one, token))).length;
  return 2 * countIn(own) + countIn(above);
}

/** The categories whose names share the largest number of tokens with what is needed. */
export function suggestedCategories(all: LeafCategory[], title: string): LeafCategory[] {
  const wanted = tokensOf(title);
  if (wanted.length === 0) return [];
  return all
    .map((category) => ({ category, points: likeness(category, wanted) }))
    .filter(({ points }) => points > 1)
    .sort((one, other) => other.points - one.points)
    .slice(0, MAX_SUGGESTED)
    .map(({ category }) => category);
}
