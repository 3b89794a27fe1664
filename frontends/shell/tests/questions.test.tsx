/** Questions of a product: what is public, and who may send one. */
import { sellerProfileChanged, type Product, type User } from '@haat/platform';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { Questions } from '../src/features/product/questions/components/questions';
import { SELLER, renderPart } from './stage';

const OF_PRODUCT = '*/api/webui/product/tea/questions';
const question = (id: string) => ({
  id,
  body: `Question ${id}?`,
  asked_at: '2026-01-01T05:00:00+00:00',
  answer: `Answer ${id}.`,
  answered_at: '2026-01-02T05:00:00+00:00',
});
const ALL = ['1', '2', '3', '4', '5', '6'].map(question);
const productWith = (count: number) =>
  ({
    id: 'p',
    slug: 'tea',
    name: 'Tea',
    seller: { slug: 's', company_name: 'Suryodaya' },
    questions: { total: count, latest: ALL.slice(0, Math.min(count, 5)) },
  }) as Product;
const BUYER = { ...SELLER, roles: ['buyer'] } as User;

let waiting: object[] = [];
const server = setupServer(
  http.get(OF_PRODUCT, () =>
    HttpResponse.json({ data: ALL, meta: { current_page: 1, last_page: 1, total: 6 } }),
  ),
  http.get('*/api/currencies', () => HttpResponse.json({ currencies: {} })),
  http.get('*/api/questions', () => HttpResponse.json({ data: waiting, meta: {} })),
  http.get('*/api/*', () => HttpResponse.json({ message: 'No.' }, { status: 404 })),
);
beforeAll(() => server.listen());
beforeEach(() => {
  waiting = [];
  sessionStorage.clear();
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const button = (name: string) => screen.getByRole('button', { name });
const box = () => screen.findByRole('textbox', { name: 'Ask a question' });

test('the latest questions are listed, and all on request', async () => {
  renderPart(<Questions product={productWith(6)} />);
  expect(screen.getAllByRole('article')).toHaveLength(5);
  expect(screen.getAllByText('Suryodaya’s answer')).toHaveLength(5);
  await userEvent.click(button('Show all 6'));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6));
  expect(screen.queryByRole('button', { name: /Show/ })).toBeNull();
});

test('without questions a visitor is invited to ask and to sign in', () => {
  renderPart(<Questions product={productWith(0)} />);
  expect(screen.getByText('No questions yet. Ask the first.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in to ask a question' })).toBeVisible();
});

test('who sells it answers, and does not ask', () => {
  const { store } = renderPart(<Questions product={productWith(0)} />, { as: SELLER });
  act(() => void store.dispatch(sellerProfileChanged({ step: 200, slug: 's' })));
  const link = screen.getByRole('link', { name: 'Answer questions in your dashboard' });
  expect(link).toHaveAttribute('href', '/seller/questions');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a question is sent once and is pending', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post(OF_PRODUCT, async ({ request }) => {
      waiting = [question('w')];
      sent.push(await request.json(), request.headers.get('idempotency-key'));
      return HttpResponse.json({ data: question('w') }, { status: 201 });
    }),
  );
  renderPart(<Questions product={productWith(0)} />, { as: BUYER });
  await userEvent.type(await box(), 'Too short');
  expect(button('Send question')).toBeDisabled();
  await userEvent.type(await box(), ', this?');
  await userEvent.click(button('Send question'));
  expect(await screen.findByText('Waiting for an answer')).toBeVisible();
  expect(await box()).toHaveValue('');
  expect(sent).toEqual([{ body: 'Too short, this?' }, expect.stringMatching(/.{36}/)]);
});

test('an error is at the field, and the text is unchanged', async () => {
  const errors = { body: ['Leave phone numbers out.'] };
  server.use(http.post(OF_PRODUCT, () => HttpResponse.json({ errors }, { status: 422 })));
  renderPart(<Questions product={productWith(0)} />, { as: BUYER });
  await userEvent.type(await box(), 'Call me on 9841000000');
  await userEvent.click(button('Send question'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Leave phone numbers out.');
  expect(await box()).toHaveValue('Call me on 9841000000');
  expect(await box()).toHaveFocus();
});

test('an unverified user sees how to verify', async () => {
  const refusal = { code: 'email_unverified', message: 'Verify first.' };
  server.use(http.post(OF_PRODUCT, () => HttpResponse.json(refusal, { status: 403 })));
  const as = { ...BUYER, email_verified_at: null };
  renderPart(<Questions product={productWith(0)} />, { as });
  await userEvent.type(await box(), 'Is it organic tea?');
  await userEvent.click(button('Send question'));
  const help = await screen.findByRole('alert');
  expect(help).toHaveTextContent('hari@example.com');
  expect(button('Send the link again')).toBeVisible();
});
