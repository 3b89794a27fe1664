import type { LeafCategory } from '@haat/enquiry';

const SHOWN = 3;
const SHORTEST_WORD = 3;
const wordsOf = (text: string): string[] =>
  text
    .toLocaleLowerCase()
    .split(/[\s,.()/-]+/)
    .filter((word) => word.length >= SHORTEST_WORD || /^\p{N}{2,}$/u.test(word));

/** `cements` and `cement` are one word. */
const isAlike = (one: string, other: string): boolean =>
  one.startsWith(other) || other.startsWith(one);

function likeness(category: LeafCategory, wanted: string[]): number {
  const { name, name_ne, parent } = category;
  const own = wordsOf(`${name} ${name_ne}`);
  const above = wordsOf(`${parent?.name ?? ''} ${parent?.name_ne ?? ''}`);
  const countIn = (words: string[]) =>
    wanted.filter((word) => words.some((one) => isAlike(one, word))).length;
  return 2 * countIn(own) + countIn(above);
}

/** The categories whose names share most words with what is needed. */
export function suggestedCategories(all: LeafCategory[], title: string): LeafCategory[] {
  const wanted = wordsOf(title);
  if (wanted.length === 0) return [];
  return all
    .map((category) => ({ category, points: likeness(category, wanted) }))
    .filter(({ points }) => points > 1)
    .sort((one, other) => other.points - one.points)
    .slice(0, SHOWN)
    .map(({ category }) => category);
}
