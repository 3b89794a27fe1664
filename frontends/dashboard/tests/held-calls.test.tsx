/** What the server cannot take back waits a moment: Undo drops it, leaving the page sends it. */
import { Toaster, loadOverlays } from '@haat/platform';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Quote } from '../src/api/quotes';
import { RangesSheet } from '../src/features/products/components/ranges/ranges-sheet';
import { BuyerActions } from '../src/features/quotes/components/buyer-actions';
import { renderPart, serveApi } from './support/stage';

await loadOverlays();

const quoteOf = (company: string) =>
  ({
    id: 'q1',
    status: 'sent',
    allowed_statuses: ['rejected'],
    seller: { company_name: company, company_name_ne: null },
  }) as unknown as Quote;
const RANGE = {
  id: 'r1',
  slug: 'teas',
  name: 'Teas',
  name_ne: null,
  product_count: 2,
};
const calls: string[] = [];
serveApi(
  http.get('*/api/productranges', () => HttpResponse.json({ data: [RANGE] })),
  http.get('*/api/*', () => HttpResponse.json({ data: [] })),
  http.all('*/api/*', ({ request }) => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
    return HttpResponse.json({ data: {} });
  }),
);
afterEach(() => {
  calls.length = 0;
});

const show = (part: ReactNode) =>
  renderPart(
    <>
      {part}
      <Toaster />
    </>,
  );
/** Toasts of other tests are still there. */
const undo = (text: string) => {
  const toast = screen.getByText(text).closest('li') as HTMLElement;
  fireEvent.click(within(toast).getByText('Undo'));
};
const decline = async (company: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.submit(dialog.querySelector('form') as HTMLFormElement);
  expect(await screen.findByText(`Quote declined: ${company}`)).toBeInTheDocument();
};

test('Undo of a declined quote brings its buttons back, and nothing is sent', async () => {
  const { unmount } = show(<BuyerActions quote={quoteOf('Ilam Tea')} />);
  await decline('Ilam Tea');
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
  undo('Quote declined: Ilam Tea');
  expect(await screen.findByRole('button', { name: 'Decline' })).toBeVisible();
  unmount();
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(calls).toEqual([]);
});

test('a declined quote is sent when its page is left', async () => {
  const { unmount } = show(<BuyerActions quote={quoteOf('Jhapa Tea')} />);
  await decline('Jhapa Tea');
  expect(calls).toEqual([]);
  unmount();
  await waitFor(() => expect(calls).toEqual(['POST /api/quotes/q1/reject']));
});

test('a deleted range waits too, and Undo has it in the list again', async () => {
  show(<RangesSheet open onOpenChange={() => undefined} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Teas' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Range deleted: Teas')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete Teas' })).toBeNull();
  undo('Range deleted: Teas');
  expect(await screen.findByRole('button', { name: 'Delete Teas' })).toBeVisible();
  expect(calls).toEqual([]);
});
