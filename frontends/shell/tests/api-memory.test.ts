import { expect, test } from 'vitest';
// @ts-expect-error The edge's modules are plain JavaScript.
import { makeMemory } from '../server/api-memory.mjs';

const answer = (size: number) => ({ size });

test('what was used last stays, as much as there is room for', () => {
  const memory = makeMemory(100);
  memory.remember('home', answer(40));
  memory.remember('rice', answer(40));
  memory.last('home');
  memory.remember('tea', answer(40));
  expect(memory.last('rice')).toBeUndefined();
  expect([memory.last('home'), memory.last('tea')]).toEqual([answer(40), answer(40)]);
});

test('a newer answer takes the place of the older one', () => {
  const memory = makeMemory(100);
  for (let turn = 0; turn < 5; turn++) memory.remember('home', answer(60));
  memory.remember('tea', answer(40));
  expect(memory.last('home')).toEqual(answer(60));
});

test('one larger than all the room is not kept', () => {
  const memory = makeMemory(100);
  memory.remember('sitemap', answer(400));
  expect(memory.last('sitemap')).toBeUndefined();
});
