/** The letters on a firm's colour: whole ones, in both scripts. */
import { expect, test } from 'vitest';
import { initials } from '../src/market/initials';

test.each([
  ['Suryodaya Tea Estate', 'ST'],
  ['lumbini', 'L'],
  ['  Chure   Steel  ', 'CS'],
  ['3 Star Traders', '3S'],
  ['Élan E\u0301toile', 'ÉE\u0301'],
  ['सूर्योदय टी इस्टेट', 'सूटी'],
  ['क्षितिज', 'क्षि'],
  ['👩‍🌾 Farm', '👩‍🌾F'],
  ['', ''],
])('%s: %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test('as the browser cuts them, whatever the name', () => {
  const cut = new Intl.Segmenter('ne', { granularity: 'grapheme' });
  const signs = ['A', 'z', '7', '&', 'é', '\u0301', '\u200d', 'क', '्', 'ष', 'ि', '👩'];
  for (const one of signs)
    for (const two of signs)
      for (const three of signs) {
        const word = one + two + three;
        expect(initials(word)).toBe([...cut.segment(word)][0]?.segment.toUpperCase());
      }
});
