/** The main search: what it refuses and where it leads (spec 5). */
import { Toaster } from '@haat/platform';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { SearchBox } from '../src/layouts/header/components/search-box';
import { renderPart } from './stage';

const server = setupServer(
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
  expect(await screen.findByText(warning)).toBeVisible();
  expect(location.pathname).toBe('/about-us');
});

test('a search opens /search?q=', async () => {
  renderPart(<SearchBox />);
  await userEvent.type(searchField(), 'green tea');
  await userEvent.click(search());
  expect(location.pathname + location.search).toBe('/search?q=green+tea');
});
