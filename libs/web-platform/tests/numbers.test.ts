import { describe, expect, it } from 'vitest';
import vectors from '../../contracts/vectors/numbers.json';
import { numeral, readNumber, suggestedNumber } from '../src/format/numbers';

describe('the grammar of numbers, by the vectors that the services read too', () => {
  it.each(Object.entries(vectors.read))('reads %s', (typed, value) => {
    expect(readNumber(typed)).toBe(value);
  });

  it.each(Object.entries(vectors.refused))('refuses %s', (typed, suggestion) => {
    expect([readNumber(typed), suggestedNumber(typed)]).toEqual([null, suggestion]);
  });

  it.each(Object.entries(vectors.signed))('reads the sign of %s', (typed, value) => {
    expect(readNumber(typed, true)).toBe(value);
  });

  it('leaves what it cannot read as it was typed', () => {
    expect(numeral(' 12,50 ')).toBe('12,50');
  });
});
