/** Units after a count and figures of a specification, in the visitor's language. */
import { valueOf } from '@haat/platform';
import { useUnitText } from '@haat/ui';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from './stage';

type Props = { name: string; symbol: string; count?: number };

const Unit = ({ count, ...unit }: Props) => (
  <output>{useUnitText({ name_ne: '', ...unit }, count)}</output>
);

test.each([
  ['Carton', 'ctn', 5, 'cartons'],
  ['Carton', 'ctn', 1, 'carton'],
  ['Box', 'box', 2, 'boxes'],
  ['Cubic foot', 'cu ft', 3, 'cubic feet'],
  ['Dozen', 'doz', 4, 'dozen'],
  ['Kilogram', 'kg', 25, 'kg'],
])('a %s (%s), %i of them: %s', (name, symbol, count, text) => {
  renderPart(<Unit name={name} symbol={symbol} count={count} />);
  expect(screen.getByText(text)).toBeVisible();
});

test('a specification is read in the digits of the page', () => {
  const spec = { key: 'k', name: 'K', name_ne: '', unit_ne: null, value_ne: '' };
  const height = { ...spec, value: '1,200–2,100', unit: 'm' };
  expect(valueOf(height, true)).toBe('१,२००–२,१०० m');
  expect(valueOf(height, false)).toBe('1,200–2,100 m');
  const typed = {
    ...spec,
    value: '1,200-2,100 m',
    value_ne: '1,200-2,100 m',
    unit: null,
  };
  expect(valueOf(typed, true)).toBe('१,२००-२,१०० m');
  const packing = { ...spec, value: '500 g tin', unit: null };
  expect(valueOf(packing, true)).toBe('500 g tin');
  const grade = { ...spec, value: 'Fe 500D', unit: null };
  expect(valueOf(grade, true)).toBe('Fe 500D');
});
