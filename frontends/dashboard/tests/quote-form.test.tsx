/** Writing a quote: what is refused stands at its line, and nothing typed is lost. */
import type { RequirementOut } from '@haat/api/requirements';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { QuoteForm } from '../src/features/quotes/components/form/quote-form';
import { renderPart, serveApi } from './support/stage';

const LEAD = {
  id: 'lead',
  items: [
    { id: 'a', name: 'Lamp', quantity: '100.000', unit_id: null, unit: 'pc' },
    { id: 'b', name: 'Bowl', quantity: '5.000', unit_id: null, unit: 'pc' },
  ],
} as RequirementOut;
const REFUSED = {
  message: 'Refused.',
  code: 'validation_failed',
  errors: { 'items.1.unit_price': ['Too cheap.'], 'payment.advance_pct': ['Too much.'] },
};
serveApi(
  http.get('*/api/*', () => HttpResponse.json({ data: [] })),
  http.post('*/api/requirements/lead/quotes', () =>
    HttpResponse.json(REFUSED, { status: 422 }),
  ),
);

const show = () =>
  renderPart(<QuoteForm lead={LEAD} />, { at: '/seller/requirements/lead/quote' });
const line = (name: string) => within(screen.getByRole('group', { name }));
const price = (name: string) => line(name).getByLabelText(/^Price each/);
const review = () =>
  userEvent.click(screen.getByRole('button', { name: 'Review and send' }));

test('the first line without a price has the focus, and what is wrong is named', async () => {
  show();
  await userEvent.type(price('Lamp'), '12,50');
  await review();
  await waitFor(() => expect(price('Lamp')).toHaveFocus());
  expect(line('Lamp').getByText('Enter this number as 12.50.')).toBeVisible();
  expect(line('Bowl').getByText('This field is required.')).toBeVisible();
  expect(price('Lamp')).toHaveValue('12,50');
});

test('what the server refuses is marked at its line', async () => {
  show();
  await userEvent.type(price('Lamp'), '850.50');
  await userEvent.type(price('Bowl'), '१');
  await review();
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Send quote' }));
  expect(await line('Bowl').findByText('Too cheap.')).toBeVisible();
  expect(screen.getByText('Too much.')).toBeVisible();
  expect(price('Bowl')).toHaveValue('१');
});

test('a quote that offers nothing is not sent', async () => {
  show();
  for (const name of ['Lamp', 'Bowl']) {
    await userEvent.click(line(name).getByRole('button', { name: 'Not available' }));
  }
  await review();
  const problem = 'At least one line must be available.';
  expect(await screen.findByText(problem)).toBeVisible();
  await userEvent.click(line('Bowl').getByRole('button', { name: 'As requested' }));
  expect(screen.queryByText(problem)).toBeNull();
});

test('what was typed is there again after a reload', async () => {
  show();
  await userEvent.type(price('Lamp'), '850.50');
  cleanup();
  show();
  await waitFor(() => expect(price('Lamp')).toHaveValue('850.50'));
});
