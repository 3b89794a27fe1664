/** One enquiry to the suppliers of a list: with place, day and files, at their fields. */
import { type User, type Wishlist } from '@haat/platform';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { EnquiryDialog } from '../src/features/wishlists/components/enquiry-dialog';
import type { SellerItems } from '../src/features/wishlists/sellers-of';
import { renderPart, serveApi } from './support/stage';

const SELLERS = [
  {
    seller: { slug: 'tea', company_name: 'Tea Ltd', company_name_ne: null },
    items: [
      { id: 'p', name: 'Green tea', name_ne: null, quantity: '5', unit: 'kg', moq: 10 },
      { id: 'h', name: 'Honey', name_ne: null, quantity: '5', unit: 'kg', moq: 5 },
    ],
  },
] as unknown as SellerItems[];
const USER = {
  id: 'u',
  fname: 'Sita',
  lname: 'Gurung',
  email: 'sita@example.com',
  phone_number: '+9779841234567',
} as User;
const ILAM = {
  kind: 'district',
  name: 'Ilam',
  name_ne: 'इलाम',
  province_id: 1,
  province: 'Koshi',
  province_ne: 'कोशी',
  district_id: 103,
  district: 'Ilam',
  district_ne: 'इलाम',
  municipality_id: null,
  wards: null,
};
const NAMED = [{ id: 103, name: 'Ilam', name_ne: 'इलाम', province_id: 1 }];
const REFUSED = {
  message: 'Refused.',
  code: 'invalid',
  errors: { 'delivery.district_id': ['No such district.'] },
};
const sent: Record<string, unknown>[] = [];
serveApi(
  http.get('*/api/locations/search', () => HttpResponse.json({ data: [ILAM] })),
  http.get('*/api/locations/districts', () => HttpResponse.json({ data: NAMED })),
  http.get('*/api/*', () => HttpResponse.json({ data: [] })),
  http.post('*/api/wishlist/ask', async ({ request }) => {
    sent.push((await request.json()) as Record<string, unknown>);
    return HttpResponse.json(REFUSED, { status: 422 });
  }),
);

async function show() {
  // The dialog suspends: only an awaited act renders it.
  await act(async () => {
    renderPart(
      <EnquiryDialog
        list={{ id: 'list' } as Wishlist}
        sellers={SELLERS}
        onClose={() => undefined}
      />,
      { as: USER, at: '/buyer/wishlists' },
    );
    await Promise.resolve();
  });
}

test('the place is sent, and a refusal of it is displayed at its field', async () => {
  await show();
  const place = await screen.findByRole('combobox', { name: /^Delivery place/ });
  await userEvent.type(place, 'Ilam');
  await screen.findByRole('option', { name: /Ilam/ });
  await userEvent.keyboard('{Enter}');
  expect(screen.getByLabelText(/^Needed by/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Attach files' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Review' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Ilam')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Send 1 enquiry' }));
  expect(await screen.findByText('No such district.')).toBeVisible();
  expect(sent[0]).toMatchObject({
    seller_slugs: ['tea'],
    phone_number: '9841234567',
    delivery: { district_id: 103 },
  });
  expect(sent[0]).not.toHaveProperty('needed_by');
});

test('the review names each line below its minimum order', async () => {
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Review' }));
  const dialog = within(await screen.findByRole('dialog'));
  const [tea, honey] = await dialog.findAllByText(/Green tea|Honey/, { selector: 'li' });
  expect(tea).toHaveTextContent('Below the minimum order of 10 kg');
  expect(honey).not.toHaveTextContent('Below');
});
