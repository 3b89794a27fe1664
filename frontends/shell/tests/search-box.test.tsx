/** The main search: what it refuses and where it leads (spec 5). */
import { Toaster } from '@haat/platform';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { SearchBox } from '../src/layouts/header/components/search-box';
import { renderPart } from './stage';

// Its code is here before the first sentence, as after a while of typing.
await import('../src/layouts/header/components/need-reader');

const UNIT = {
  id: 'k',
  code: 'kg',
  name: 'Kilogram',
  name_ne: 'किलोग्राम',
  symbol: 'kg',
  dimension: 'mass',
};
const ILAM = { id: 112, name: 'Ilam', name_ne: 'इलाम', province_id: 1, lat: 27, lng: 88 };
const data = (rows: object[]) => () => HttpResponse.json({ data: rows });
const server = setupServer(
  http.get('*/api/productunitsearch', data([UNIT])),
  http.get('*/api/locations/districts', data([ILAM])),
  http.get('*/api/locations/municipalities', data([])),
  http.get('*/api/*', () => HttpResponse.json({ message: 'No.' }, { status: 404 })),
);
beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const WAIT = { timeout: 15_000 };
const search = () => screen.getByRole('button', { name: 'Search' });
const searchField = () =>
  screen.getByRole('combobox', { name: 'Search products and suppliers' });

test('an empty search has the specified warning', async () => {
  renderPart(
    <>
      <SearchBox />
      <Toaster />
    </>,
    { at: '/about-us' },
  );
  await userEvent.type(searchField(), '   ');
  await userEvent.click(search());
  const warning = 'Please enter text to search!!';
  await waitFor(() => expect(screen.getByText(warning)).toBeVisible());
  expect(location.pathname).toBe('/about-us');
});

test('a search opens /search?q=', async () => {
  renderPart(<SearchBox />);
  await userEvent.type(searchField(), 'green tea');
  await userEvent.click(search());
  expect(location.pathname + location.search).toBe('/search?q=green+tea');
});

const sentences = [
  ['500 kg tea near Ilam', 'tea'],
  ['इलाममा ५०० केजी चिया', 'चिया'],
] as const;
test.each(sentences)('Enter reads quantity and place of “%s”', async (typed, words) => {
  renderPart(<SearchBox />);
  await userEvent.type(searchField(), `${typed}{Enter}`);
  await vi.waitFor(() => expect(location.pathname).toBe('/search'), WAIT);
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
    q: words,
    quantity: '500',
    quantity_unit: 'kg',
    near: '112',
  });
  expect(searchField()).toHaveValue(words);
});

test('words with a number and no unit are searched as they are', async () => {
  renderPart(<SearchBox />);
  await userEvent.type(searchField(), 'iPhone 12{Enter}');
  await vi.waitFor(() => expect(location.search).toBe('?q=iPhone+12'), WAIT);
});

test('a sentence that nobody can read in time is searched as it is', async () => {
  server.use(
    http.get('*/api/productunitsearch', () => HttpResponse.json({}, { status: 503 })),
  );
  renderPart(<SearchBox />);
  await userEvent.type(searchField(), '500 kg tea{Enter}');
  await vi.waitFor(() => expect(location.search).toBe('?q=500+kg+tea'), WAIT);
});
