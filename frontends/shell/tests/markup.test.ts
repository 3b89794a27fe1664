import { expect, test } from 'vitest';
// @ts-expect-error The edge's modules are plain JavaScript.
import { json, stateJson } from '../server/markup.mjs';

const answer = Object.freeze({ name: '</script>\u2028चिया', tiers: [1, 2] });
const state = {
  api: {
    queries: {
      'product("tea")': { status: 'fulfilled', data: answer, error: undefined },
      'product("</script>")': { status: 'rejected', error: { status: 404 } },
      'none("")': { status: 'fulfilled', data: null },
    },
    provided: { tags: {} },
    config: { online: true, late: undefined },
  },
};
const textOf = (what: object) => stateJson(what).join('');

test('what a page was drawn with is told whole', () => {
  expect(JSON.parse(textOf(state))).toEqual(JSON.parse(json(state)));
  const empty = { api: { queries: {}, config: { online: true } } };
  expect(JSON.parse(textOf(empty))).toEqual(empty);
});

test('the same page is the same bytes: no ids and times of RTK Query', () => {
  const times = { requestId: 'x1', startedTimeStamp: 1, fulfilledTimeStamp: 2 };
  const query = { status: 'fulfilled', data: answer };
  const page = (more: object) => ({
    api: { queries: { tea: { ...query, ...more } }, config: {} },
  });
  expect(textOf(page(times))).toBe(textOf(page({})));
});

test('it cannot end the element it stands in', () => {
  expect(textOf(state)).not.toMatch(/<|\u2028/);
});

test('an answer that many pages share is written once', () => {
  let times = 0;
  const counted = Object.freeze({ toJSON: () => (times += 1) });
  const page = {
    api: { queries: { a: { status: 'fulfilled', data: counted } }, config: {} },
  };
  expect([textOf(page), textOf(page)]).toEqual([textOf(page), textOf(page)]);
  expect(times).toBe(1);
});
