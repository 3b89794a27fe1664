/** Nothing is built that nobody can look at. */
import { expect, test } from 'vitest';
import { STORIES } from '../gallery/stories';
import * as ui from '../src';

const isComponent = (name: string) => /^[A-Z][a-z]/.test(name);

test('the gallery shows every component', () => {
  const shown = Object.values(STORIES).flatMap((stories) =>
    stories.flatMap(({ of }) => of),
  );
  expect(Object.keys(ui).filter(isComponent).sort()).toEqual([...new Set(shown)].sort());
});
