/** A quantity has its unit in words, also where the unit is only a text. */
import { PlatformProvider, makeStore } from '@haat/platform';
import { render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useAmount } from '../src/use-amount';

const UNITS = [
  { id: 'u1', name: 'Bag', name_ne: 'बोरा', symbol: 'bag' },
  { id: 'u2', name: 'Kilogram', name_ne: 'किलोग्राम', symbol: 'kg' },
];
const server = setupServer(
  http.get('*/api/productunitsearch', () => HttpResponse.json({ data: UNITS })),
  http.get('*/api/*', () => HttpResponse.json({ data: [], currencies: {} })),
);
beforeAll(() => server.listen());
afterAll(() => server.close());

type Measured = Parameters<ReturnType<typeof useAmount>>[0];

const Amount = ({ of }: { of: Measured }) => <p>{useAmount()(of)}</p>;

const show = (of: Measured) =>
  render(
    <PlatformProvider store={makeStore()}>
      <Amount of={of} />
    </PlatformProvider>,
  );

test.each([
  [{ quantity: '400', unit: 'bag' }, '400 bags'],
  [{ quantity: '1', unit: 'Bag' }, '1 bag'],
  [{ quantity: '3000', unit_id: 'u1' }, '3,000 bags'],
  [{ quantity: '500', unit_id: 'u2' }, '500 kg'],
  [{ quantity: '5', unit: 'head loads' }, '5 head loads'],
])('%o is %s', async (of, text) => {
  show(of);
  expect(await screen.findByText(text)).toBeVisible();
});
