/** A toast names what was done, links to it and has Undo where the server can take it back. */
import { Toaster, loadOverlays, type User } from '@haat/platform';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { OrderDetail } from '../src/api/orders';
import { ConfirmButton } from '../src/features/orders/components/decision-buttons';
import { ReviewReplyForm } from '../src/features/orders/components/review-reply-form';
import { ProfileSection } from '../src/features/settings/components/profile-section';
import { renderPart, serveApi } from './support/stage';

await loadOverlays();

const sent: unknown[] = [];
serveApi(
  http.get('*/api/*', () => HttpResponse.json({ data: [] })),
  http.all('*/api/*', async ({ request }) => {
    sent.push(await request.json().catch(() => null));
    return HttpResponse.json({ data: {} });
  }),
);
afterEach(() => {
  sent.length = 0;
});

const show = (part: ReactNode) =>
  renderPart(
    <>
      <Routes>
        <Route path="/here" element={part} />
        <Route path="/seller/orders/o1" element={<h1>The order</h1>} />
      </Routes>
      <Toaster />
    </>,
    { at: '/here' },
  );

/** A toast is transparent at first. */
const appears = (text: string) =>
  waitFor(() => expect(screen.getByText(text)).toBeVisible());

test('the toast of a confirmed order has its number and opens it', async () => {
  const order = { id: 'o1', number: 'HO-1042', role: 'seller' } as OrderDetail;
  show(<ConfirmButton order={order} variant="primary" />);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm order' }));
  await appears('Order HO-1042 confirmed.');
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('heading', { name: 'The order' })).toBeVisible();
});

test('the toast of a reply to a review has the number of its order', async () => {
  const order = { id: 'o1', number: 'HO-1042' } as OrderDetail;
  show(<ReviewReplyForm order={order} onClose={() => undefined} />);
  await userEvent.type(screen.getByLabelText(/^Your reply/), 'Thank you, see you soon.');
  await userEvent.click(screen.getByRole('button', { name: 'Publish reply' }));
  const text = 'Reply published with the review of order HO-1042.';
  await appears(text);
});

test('the toast of a saved name undoes it', async () => {
  show(<ProfileSection user={{ fname: 'Maya', lname: 'Gurung' } as User} />);
  const first = screen.getByLabelText(/First name/);
  await userEvent.clear(first);
  await userEvent.type(first, 'Maiya');
  await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
  await appears('Name saved: Maiya Gurung');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ fname: 'Maya', lname: 'Gurung' });
  expect(first).toHaveValue('Maya');
});
