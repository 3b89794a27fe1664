/** A reminder has a day of either calendar and an hour, of Nepal. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import type { Enquiry } from '../src/api/enquiries';
import { Reminder } from '../src/features/inbox/components/reminder';
import { renderPart, serveApi } from './support/stage';

const saved: unknown[] = [];
serveApi(
  http.patch('*/api/enquiries/e1/crm', async ({ request }) => {
    saved.push(await request.json());
    return HttpResponse.json({ data: {} });
  }),
  http.get('*/api/*', () => HttpResponse.json({ data: [] })),
);
afterEach(() => saved.splice(0));

const show = (remind_at: string | null = null) =>
  renderPart(<Reminder enquiry={{ id: 'e1', remind_at } as Enquiry} />);
const day = () => screen.getByRole('textbox', { name: 'Remind me' });

test('a typed day is saved at eleven, once it is left', async () => {
  show();
  await userEvent.type(day(), '2083-12-12');
  expect(saved).toEqual([]);
  await userEvent.tab();
  await vi.waitFor(() =>
    expect(saved).toEqual([{ remind_at: '2027-03-26T05:15:00.000Z' }]),
  );
});

test('its hour is saved with the day it has', async () => {
  show('2027-03-26T05:15:00Z');
  expect(day()).toHaveValue('12 Chaitra 2083');
  const clock = screen.getByLabelText('Time');
  expect(clock).toHaveValue('11:00');
  await userEvent.clear(clock);
  await userEvent.type(clock, '15:30');
  await userEvent.tab();
  await vi.waitFor(() =>
    expect(saved).toEqual([{ remind_at: '2027-03-26T09:45:00.000Z' }]),
  );
});

test('without a day there is no hour, and nothing is saved', async () => {
  show();
  expect(screen.getByLabelText('Time')).toBeDisabled();
  await userEvent.type(day(), 'soon');
  await userEvent.tab();
  expect(await screen.findByText(/^Choose a day/)).toBeVisible();
  expect(saved).toEqual([]);
});
