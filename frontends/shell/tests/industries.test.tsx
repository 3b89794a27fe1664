/** The category search: 300 ms, a part of the name in any case, nothing found (spec 5, 9). */
import { fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import IndustriesPage from '../src/app/industries-page';
import { pass, renderPart, until } from './stage';

const category = (name: string) => ({
  id: name,
  name,
  name_ne: '',
  slug: name.toLowerCase().replace(' ', '-'),
  childs: { data: [] },
});
const server = setupServer(
  http.get('*/api/webui/allcategories', () =>
    HttpResponse.json({ data: ['Building Materials', 'Tea', 'Textiles'].map(category) }),
  ),
  http.get('*/api/*', () => HttpResponse.json({ message: 'No.' }, { status: 404 })),
);
beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const tiles = () =>
  screen
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.startsWith('/industry/'));

test('categories are narrowed 300 ms after the last letter', async () => {
  renderPart(<IndustriesPage />, { at: '/industry' });
  await until(() => expect(tiles()).toHaveLength(3));
  const box = screen.getByLabelText('Search categories');
  const type = (value: string) => fireEvent.change(box, { target: { value } });
  type('BUILD');
  await pass(200);
  type('BUILDING');
  await pass(299);
  expect(tiles()).toHaveLength(3);
  await pass(1);
  expect(tiles()).toEqual(['/industry/building-materials']);
  type('qqzz');
  await pass(300);
  expect(screen.getByText('No Categories Found.')).toBeVisible();
});
