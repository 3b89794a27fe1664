import { expect, test } from 'vitest';
import { gistOf } from '../src/features/tickets/gist';

test.each([
  ['I forgot my password, and my password is gone', 'forgot password gone'],
  ['मैले प्यान बिल र भ्याट बिल बुझिनँ', 'मैले प्यान बिल भ्याट बुझिनँ'],
  ['is it ok? 123', ''],
])('“%s” asks the help for its longer words, each once', (text, gist) => {
  expect(gistOf(text)).toBe(gist);
});

test('a long message asks no more than the help takes', () => {
  expect(gistOf('complaintaboutdelivery '.repeat(3) + 'x'.repeat(90)).length).toBe(22);
});
