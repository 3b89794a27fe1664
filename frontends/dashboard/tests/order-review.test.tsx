/** The review of a closed order: written by the buyer, replied to by the seller. */
import type { OrderReview } from '@haat/api/order-reviews';
import { loadOverlays } from '@haat/platform';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import type { OrderDetail } from '../src/api/orders';
import { ReviewCard } from '../src/features/orders/components/review-card';
import { renderPart, serveApi } from './support/stage';

await loadOverlays();

const RATINGS = { as_described: 5, on_time: 4, documents: 3, communication: 2 };
const UNWRITTEN: OrderReview = {
  order_id: 'order',
  role: 'buyer',
  status: null,
  status_label: null,
  allowed_statuses: ['pending'],
  write_until: '2027-02-20T05:00:00Z',
  review: null,
};
const PENDING: OrderReview = {
  ...UNWRITTEN,
  role: 'seller',
  status: 'pending',
  status_label: 'Not published yet',
  allowed_statuses: ['replied'],
  review: {
    id: 'review',
    ...RATINGS,
    text: 'Strong cartons.',
    reply: null,
    replied_at: null,
    reason: null,
    created_at: '2026-11-20T05:00:00Z',
    publish_at: '2026-12-04T05:00:00Z',
    published_at: null,
  },
};
const TOO_SHORT = {
  message: 'Refused.',
  code: 'invalid',
  errors: { text: ['Too short.'] },
};

let state = UNWRITTEN;
const sent: unknown[] = [];
serveApi(
  http.get('*/api/orders/order/review', () => HttpResponse.json({ data: state })),
  http.post('*/api/orders/order/review', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json(TOO_SHORT, { status: 422 });
  }),
  http.post('*/api/orders/order/review/reply', async ({ request }) => {
    sent.push(await request.json());
    state = { ...PENDING, status: 'replied', allowed_statuses: [] };
    return HttpResponse.json({ data: state }, { status: 201 });
  }),
);
afterEach(() => void sent.splice(0));

const show = (status: OrderDetail['status'] = 'closed') =>
  renderPart(<ReviewCard order={{ id: 'order', status } as OrderDetail} />, {
    at: '/buyer/orders/order',
  });
const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }));

test('the buyer gives four ratings and a text; what is refused is at its field', async () => {
  state = UNWRITTEN;
  show();
  await screen.findByRole('heading', { name: 'How was this order?' });
  await press('Write a review');
  await press('Send review');
  expect(await screen.findAllByText('This field is required.')).toHaveLength(5);
  const given: [RegExp, number][] = [
    [/Goods as described/, RATINGS.as_described],
    [/Delivery on time/, RATINGS.on_time],
    [/Bill and challan/, RATINGS.documents],
    [/Communication/, RATINGS.communication],
  ];
  for (const [name, stars] of given) {
    const group = screen.getByRole('group', { name });
    await userEvent.click(
      within(group).getByRole('radio', { name: `${stars} of 5 stars` }),
    );
  }
  await userEvent.type(screen.getByLabelText(/^Your review/), 'Good.');
  await press('Send review');
  expect(await screen.findByText('Too short.')).toBeVisible();
  expect(sent).toEqual([{ ...RATINGS, text: 'Good.' }]);
});

test('the arrow keys choose the stars', async () => {
  state = UNWRITTEN;
  show();
  await screen.findByRole('heading', { name: 'How was this order?' });
  await press('Write a review');
  const group = screen.getByRole('group', { name: /Goods as described/ });
  await userEvent.click(within(group).getByRole('radio', { name: '2 of 5 stars' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(within(group).getByRole('radio', { name: '3 of 5 stars' })).toBeChecked();
});

test('the seller reads the review and replies once', async () => {
  state = PENDING;
  show();
  expect(await screen.findByText('Strong cartons.')).toBeVisible();
  expect(screen.getByText(/^Your reply publishes the review/)).toBeVisible();
  await press('Reply to the review');
  await userEvent.type(screen.getByLabelText(/^Your reply/), ' Thank you. ');
  await press('Publish reply');
  const button = { name: 'Reply to the review' };
  await waitFor(() => expect(screen.queryByRole('button', button)).toBeNull());
  expect(sent).toEqual([{ text: 'Thank you.' }]);
});

test('a buyer who cannot write sees no form, and an open order has no review', async () => {
  state = { ...UNWRITTEN, allowed_statuses: [] };
  const { container, unmount } = show();
  await waitFor(() => expect(container).toBeEmptyDOMElement());
  unmount();
  expect(show('received').container).toBeEmptyDOMElement();
});
