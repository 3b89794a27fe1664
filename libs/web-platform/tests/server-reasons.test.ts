import { beforeEach, expect, test } from 'vitest';
import { fieldErrors } from '../src/api/errors';
import { inPageLanguage } from '../src/api/server-words';
import { i18n } from '../src/i18n/i18n';
import { messages } from '../src/locales/ne/messages';

const refusal = {
  data: {
    message: 'The given data was invalid.',
    errors: {
      name: ['Use at most 255 characters.'],
      vat: ['This must be more than 0.5.'],
    },
    reasons: {
      name: { code: 'too_long', params: { n: '255' } },
      vat: { code: 'of_a_newer_service', params: {} },
    },
  },
};

beforeEach(() => i18n.loadAndActivate({ locale: 'ne', messages }));

test('a field is worded by its code, and by its sentence when the code is not known', () => {
  expect(fieldErrors(refusal)).toEqual({
    name: 'बढीमा २५५ अक्षर राख्नुहोस्।',
    vat: 'यो ०.५ भन्दा बढी हुनुपर्छ।',
  });
});

test('a date is one number of its sentence', () => {
  expect(inPageLanguage('This must be 2000-01-01 or later.')).toBe(
    'यो २०००-०१-०१ वा त्यसपछि हुनुपर्छ।',
  );
});
