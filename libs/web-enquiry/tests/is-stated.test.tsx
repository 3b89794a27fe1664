/** A quantity that a title has is not repeated below it. */
import { PlatformProvider, makeStore } from '@haat/platform';
import { render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useIsStated } from '../src/use-is-stated';

const unit = (id: string, name: string, name_ne: string, symbol: string) => ({
  id,
  name,
  name_ne,
  symbol,
  dimension: 'count',
});
const UNITS = [
  unit('piece', 'Piece', 'गोटा', 'pc'),
  unit('tonne', 'Tonne', 'टन', 't'),
  unit('kg', 'Kilogram', 'किलोग्राम', 'kg'),
  unit('bag', 'Bag', 'बोरा', 'bag'),
];
const server = setupServer(
  http.get('*/api/productunitsearch', () => HttpResponse.json({ data: UNITS })),
  http.get('*/api/*', () => HttpResponse.json({ data: [], currencies: {} })),
);
beforeAll(() => server.listen());
afterAll(() => server.close());

type Measured = Parameters<ReturnType<typeof useIsStated>>[1];

const KNOWN: [string, Measured] = ['Tea 5 kg', { quantity: '5', unit_id: 'kg' }];

function Answers({ titles }: { titles: [string, Measured][] }) {
  const isStated = useIsStated();
  return titles.map(([title, of]) => (
    <p key={title}>{isStated(title, of) ? 'stated' : 'not stated'}</p>
  ));
}

/** When the units are known. */
async function answerOf(title: string, of: Measured) {
  render(
    <PlatformProvider store={makeStore()}>
      <Answers titles={[[title, of], KNOWN]} />
    </PlatformProvider>,
  );
  await waitFor(() =>
    expect(screen.getAllByText(/stated$/)[1]).toHaveTextContent(/^stated$/),
  );
  return screen.getAllByText(/stated$/)[0]?.textContent;
}

test.each([
  ['5-ply cartons, 3,000 pcs', { quantity: '3000', unit_id: 'piece' }],
  ['Jeera masino rice, 8 tonnes a month', { quantity: '8.000', unit: 'Tonne' }],
  ['Orthodox tea 500 kg', { quantity: '500', unit_id: 'kg' }],
  ['अर्थोडक्स चिया ५०० किलो', { quantity: '500', unit_id: 'kg' }],
])('%s has %o', async (title, of) => {
  expect(await answerOf(title, of)).toBe('stated');
});

test.each([
  ['OPC cement 50 kg', { quantity: '400', unit_id: 'bag' }],
  ['OPC cement 50 kg', { quantity: '50', unit_id: 'bag' }],
  ['Orthodox tea 500 kg', { quantity: '300', unit_id: 'kg' }],
  ['Orthodox tea', { quantity: '500', unit_id: 'kg' }],
])('%s has not %o', async (title, of) => {
  expect(await answerOf(title, of)).toBe('not stated');
});
