import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldErrors, i18n, loadRefusalMessages, messageOf } from '../src';

const refusal = {
  status: 422,
  data: {
    message: 'The given data was invalid.',
    code: 'invalid',
    reason: { code: 'invalid', params: {} },
    errors: { password: ['Use at least 8 characters.'] },
    reasons: { password: { code: 'too_short', params: { n: '8' } } },
  },
};

beforeAll(() => i18n.load({ ne: {} }));
afterAll(() => i18n.activate('en'));

test('before messages are loaded, a refusal has the text of the service', () => {
  expect(fieldErrors(refusal)).toEqual({ password: 'Use at least 8 characters.' });
  expect(messageOf(refusal)).toBe('The given data was invalid.');
});

test('a refusal is worded in the language of the page, or of the one who asks', async () => {
  await loadRefusalMessages();
  i18n.activate('ne');
  expect(fieldErrors(refusal)).toEqual({ password: 'कम्तीमा ८ अक्षर राख्नुहोस्।' });
  expect(messageOf(refusal)).toBe('दिइएको विवरण मिलेन।');
  expect(fieldErrors(refusal, 'en')).toEqual({ password: 'Use at least 8 characters.' });
});
