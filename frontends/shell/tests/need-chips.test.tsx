/** Quantity and place of a search are chips, and each is removed by itself. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SearchChips } from '@haat/ui';
import { useNeedChips } from '../src/components/results/use-need-chips';
import { useResults } from '../src/components/results/use-results';
import { renderPart } from './stage';

const ILAM = { id: 112, name: 'Ilam', name_ne: 'इलाम', province_id: 1, lat: 27, lng: 88 };
const server = setupServer(
  http.get('*/api/locations/districts', () => HttpResponse.json({ data: [ILAM] })),
  http.get('*/api/*', () => HttpResponse.json({ message: 'No.' }, { status: 404 })),
);
beforeAll(() => server.listen());
afterAll(() => server.close());

function Chips() {
  const results = useResults();
  return <SearchChips results={results} need={useNeedChips(results)} />;
}

test('the place goes, the quantity and the words stay', async () => {
  renderPart(<Chips />, {
    at: '/search?q=tea&quantity=500&quantity_unit=kg&near=112',
  });
  expect(await screen.findByRole('link', { name: 'Remove filter 500 kg' })).toBeVisible();
  await userEvent.click(await screen.findByRole('link', { name: /near Ilam/ }));
  expect(location.search).toBe('?q=tea&quantity=500&quantity_unit=kg');
  expect(screen.queryByRole('link', { name: /near Ilam/ })).toBeNull();
});
