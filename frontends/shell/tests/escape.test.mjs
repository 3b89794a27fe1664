import { expect, test } from 'vitest';
import { escape, json } from '../server/ssr/escape.mjs';

test('text cannot end the element or attribute it is written into', () => {
  expect(escape('"><script>')).toBe('&quot;&gt;&lt;script&gt;');
});

test('JSON cannot end the element it is written into', () => {
  const value = { name: '</script>\u2028चिया' };
  expect(json(value)).not.toMatch(/<|\u2028/);
  expect(JSON.parse(json(value))).toEqual({ name: '</script>चिया' });
});
