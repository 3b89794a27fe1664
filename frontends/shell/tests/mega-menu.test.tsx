/** The counts next to categories: in the grid of wide screens and the sheet of phones. */
import type { Industry, Level2 } from '@haat/api/categories';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CategorySheet } from '../src/layouts/header/components/category-sheet';
import { MegaGrid } from '../src/layouts/header/components/mega-grid';
import { renderPart } from './stage';

const category = (
  name: string,
  product_count: number,
  childs: Level2[] = [],
): Industry => ({
  id: name,
  name,
  name_ne: '',
  slug: name.toLowerCase(),
  icon: null,
  image: null,
  product_count,
  childs: { data: childs },
});
const TREE = category('Food', 1241, [
  category('Tea', 1240),
  category('Honey', 1),
  category('Salt', 0),
]);
const server = setupServer(
  http.get('*/api/webui/allcategories', ({ request }) =>
    new URL(request.url).searchParams.get('counts') === 'true'
      ? HttpResponse.json({ data: [TREE] })
      : HttpResponse.json({ message: 'No.' }, { status: 404 }),
  ),
  http.get('*/api/*', () => HttpResponse.json({ message: 'No.' }, { status: 404 })),
);
beforeAll(() => server.listen());
afterAll(() => server.close());

test('each category of the grid has its product count, an empty one none', () => {
  renderPart(<MegaGrid category={TREE} />);
  expect(screen.getByRole('link', { name: /^Tea ?1,240 products$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Honey ?1 product$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Salt' })).toBeVisible();
  expect(screen.getByText('1,241 products')).toBeVisible();
});

test('the mobile sheet has the counts on each level', async () => {
  // The code of dialogs loads when the first one opens.
  await act(
    async () => void renderPart(<CategorySheet isOpen onClose={() => undefined} />),
  );
  await userEvent.click(
    await screen.findByRole('button', { name: /^Food ?1,241 products$/ }),
  );
  expect(screen.getByRole('link', { name: /^Tea ?1,240 products$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Salt' })).toBeVisible();
});
