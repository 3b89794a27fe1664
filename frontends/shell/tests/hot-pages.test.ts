import { expect, test } from 'vitest';
// @ts-expect-error The edge's modules are plain JavaScript.
import { makeHotPages } from '../server/hot-pages.mjs';

const counting = () => {
  let made = 0;
  return { make: async () => ++made, made: () => made };
};

test('a page few ask for is made anew each time', async () => {
  const hot = makeHotPages();
  const page = counting();
  await hot('/', page.make);
  expect(await hot('/', page.make)).toBe(2);
});

test('a page many ask for within a second is made once for all of them', async () => {
  const hot = makeHotPages(() => 0);
  const page = counting();
  for (let turn = 0; turn < 100; turn++) await hot('/', page.make);
  expect(page.made()).toBeLessThan(20);
});

test('who asks for another page gets another', async () => {
  const hot = makeHotPages(() => 0);
  for (let turn = 0; turn < 20; turn++) await hot('/', async () => 'home');
  expect(await hot('/help', async () => 'help')).toBe('help');
});

test('what takes long is not begun twice', async () => {
  const hot = makeHotPages(() => 0);
  let begun = 0;
  let finish = () => {};
  const slow = new Promise<string>((resolve) => (finish = () => resolve('page')));
  for (let turn = 0; turn < 5; turn++) await hot('/', async () => 'page');
  const waiting = Array.from({ length: 10 }, () =>
    hot('/', () => {
      begun += 1;
      return slow;
    }),
  );
  finish();
  expect(await Promise.all(waiting)).toEqual(Array(10).fill('page'));
  expect(begun).toBe(1);
});
