/** Flagged terms and contacts are marked inside the text of a requirement. */
import { expect, test } from 'vitest';
import { markedParts } from '../src/features/reviews/marked-parts';

const marked = (text: string, terms: string[]) =>
  markedParts(text, terms)
    .filter(({ isMarked }) => isMarked)
    .map((part) => part.text);

test('terms, phone numbers and email addresses are marked where they are written', () => {
  const text = 'Replica bags with fake labels, call 984-111 1111 or ram@example.com.';
  expect(marked(text, ['replica bags', 'fake labels'])).toEqual([
    'Replica bags',
    'fake labels',
    '984-111 1111',
    'ram@example.com',
  ]);
  expect(marked('फोन ९८४१११११११', [])).toEqual(['९८४१११११११']);
});

test('quantities and prices are no phone numbers', () => {
  expect(marked('500 kg at 1,250 per kg, 3000 pieces', [])).toEqual([]);
});

test('signs of a term have no meaning of their own', () => {
  expect(marked('a+b (c) a.b', ['a+b', '(c)'])).toEqual(['a+b', '(c)']);
});

test('the parts together are the text', () => {
  const text = 'fake label 9841111111 end';
  expect(
    markedParts(text, ['fake label'])
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
