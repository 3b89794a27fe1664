/** The schema reads what everything else reads: the vectors are shared with Python. */
import { expect, test } from 'vitest';
import vectors from '../../contracts/vectors/numbers.json';
import { decimal, integer } from '../src';

test.each(Object.entries(vectors.read))('%j is read as %s', (typed, value) => {
  expect(decimal().parse(typed)).toBe(value);
});

test.each(Object.keys(vectors.refused).filter((typed) => typed.trim()))(
  '%j is refused',
  (typed) => {
    expect(decimal().safeParse(typed).error?.issues[0]?.message).toBe('not_number');
  },
);

test.each([
  ['', {}, undefined],
  ['', { isRequired: true }, 'required'],
  ['0', { above: 0 }, 'not_above:0'],
  ['1.234', { decimals: 2 }, 'too_many_places:2'],
  ['101', { max: 100 }, 'too_large:100'],
  ['-1', { isSigned: true, min: 0 }, 'too_small:0'],
  ['12,50', {}, 'not_number'],
])('%j under %j is refused as %s', (text, rules, code) => {
  const [issue] = decimal(rules).safeParse(text).error?.issues ?? [];
  expect(issue?.message).toBe(code);
});

test('a whole number is a number', () => {
  expect(integer().parse('१,५०,०००')).toBe(150000);
  expect(integer().parse(' ')).toBeNull();
  expect(integer().safeParse('1.5').error?.issues[0]?.message).toBe('not_whole_number');
});
