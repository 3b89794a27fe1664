import { expect, test } from 'vitest';
import { vcardOf } from '../src/layouts/vcard';

test('a contact has the fields that are there, with separators escaped', () => {
  const card = vcardOf({
    name: 'Tea; Sons, Ilam',
    address: 'Suryodaya-3\nIlam',
    phone: '+977 98-41',
    email: null,
    url: 'https://haat.example/vendor/tea',
  });
  expect(card.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    'FN:Tea\\; Sons\\, Ilam',
    'ORG:Tea\\; Sons\\, Ilam',
    'TEL;VALUE=uri:tel:+9779841',
    'ADR:;;Suryodaya-3\\nIlam;;;;Nepal',
    'URL:https://haat.example/vendor/tea',
    'END:VCARD',
    '',
  ]);
});
