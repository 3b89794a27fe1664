import { expect, test } from 'vitest';
import { partSchema } from '../src/features/company/company-schema';
import { parseCoordinates } from '../src/features/company/map/coordinates';
import { openStep } from '../src/features/company/steps';
import { typedCompany } from '../src/features/company/typed-company';

test('some fields are read: numbers as numbers, emptied ones as null', () => {
  const typed = {
    ...typedCompany({ company_name: 'Rai Spices' }),
    ward: '७',
    established: '2,012',
    about: ' ',
    lat: '27.71720',
  };
  const names = ['ward', 'established', 'about', 'lat'] as const;
  expect(partSchema(names).parse(typed)).toEqual({
    ward: 7,
    established: 2012,
    about: null,
    lat: 27.7172,
  });
});

test('a year that cannot be read is refused at its field', () => {
  const typed = { ...typedCompany({}), established: 'last year' };
  const [issue] = partSchema(['established']).safeParse(typed).error?.issues ?? [];
  expect(issue).toMatchObject({ path: ['established'], message: 'not_number' });
});

test('the dial code is before the field, not in it', () => {
  expect(typedCompany({ whatsapp: '+9779841234567' }).whatsapp).toBe('9841234567');
});

test('the onboarding continues after the last saved step', () => {
  expect([0, 40, 160].map(openStep)).toEqual([0, 1, 4]);
});

test.each([
  ['27.7172, 85.3240', { lat: 27.7172, lng: 85.324 }],
  [
    'https://www.google.com/maps/@28.2096123,83.9856,15z',
    { lat: 28.20961, lng: 83.9856 },
  ],
  ['२७.७१७२ ८५.३२४०', { lat: 27.7172, lng: 85.324 }],
  ['27.7172', undefined],
  ['Kathmandu', undefined],
])('coordinates are read from %s', (text, point) => {
  expect(parseCoordinates(text)).toEqual(point);
});
