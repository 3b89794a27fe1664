import { afterAll, expect, test } from 'vitest';
import { fieldErrors, i18n, messageOf } from '../src';
import { messages } from '../src/locales/ne/messages';

const refusal = (password: string) => ({
  status: 422,
  data: { message: 'The given data was invalid.', errors: { password: [password] } },
});
afterAll(() => i18n.activate('en'));

test('what a service said is shown in the language of the page', () => {
  const tooShort = refusal('Use at least 8 characters.');
  expect(fieldErrors(tooShort)).toEqual({ password: 'Use at least 8 characters.' });
  i18n.load('ne', messages);
  i18n.activate('ne');
  expect(fieldErrors(tooShort)).toEqual({ password: 'कम्तीमा ८ अक्षर राख्नुहोस्।' });
  expect(messageOf(tooShort)).toBe('दिइएको विवरण मिलेन।');
  expect(fieldErrors(refusal('Something new.'))).toEqual({ password: 'Something new.' });
});
