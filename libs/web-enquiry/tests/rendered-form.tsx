/** The contact form on a page, and the API it talks to. */
import { PlatformProvider, registerCatalogs, type User } from '@haat/platform';
import { storeOf } from '@haat/platform/testing';
import { StaticRouter } from 'react-router';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { ContactForm, type ContactFormProps } from '../src';
import { catalogs } from './catalogs';

await registerCatalogs(catalogs);

export const user = {
  id: 'u',
  fname: 'Sita',
  lname: 'Gurung',
  email: 'sita@example.com',
} as User;
export const sent: Record<string, unknown>[] = [];
const UNITS = [
  {
    id: 'u-kg',
    code: 'kg',
    name: 'Kilogram',
    name_ne: '',
    symbol: 'kg',
    dimension: 'mass',
  },
];
const ILAM = {
  id: 103,
  name: 'Ilam',
  name_ne: 'इलाम',
  province_id: 1,
  lat: 27,
  lng: 88,
};
const PLACE = {
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
const SUPPLIERS = ['tea', 'mai', 'fikkal', 'kanchan'].map((slug) => ({
  slug,
  company_name: `${slug} Ltd`,
  company_name_ne: null,
  district: 'Ilam',
  district_ne: null,
  is_seller_verified: true,
}));
/** The supplier `kanchan` has blocked the buyer. */
const resultOf = ({ seller_slug }: { seller_slug: string }) => ({
  seller_slug,
  company_name: `${seller_slug} Ltd`,
  company_name_ne: null,
  ...(seller_slug === 'kanchan'
    ? {
        status: 'refused',
        message: 'Blocked.',
        reason: { code: 'conversation_blocked', params: {} },
        enquiry_id: null,
      }
    : { status: 'sent', message: null, reason: null, enquiry_id: 'e' }),
});
export const server = setupServer(
  http.get('*/api/currencies', () => HttpResponse.json({ currencies: {} })),
  http.get('*/api/webui/allcategories', () =>
    HttpResponse.json({
      data: [{ id: 'tea', name: 'Green Tea', name_ne: '', slug: 'green-tea' }],
    }),
  ),
  http.get('*/api/webui/level4Categories', () => HttpResponse.json({ data: [] })),
  http.get('*/api/productunitsearch', () => HttpResponse.json({ data: UNITS })),
  http.get('*/api/locations/provinces', () => HttpResponse.json({ data: [] })),
  http.get('*/api/locations/districts', () => HttpResponse.json({ data: [ILAM] })),
  http.get('*/api/locations/municipalities', () => HttpResponse.json({ data: [] })),
  http.get('*/api/locations/search', ({ request }) => {
    const q = new URL(request.url).searchParams.get('q') ?? '';
    return HttpResponse.json({
      data: 'ilam इलाम'.includes(q.toLowerCase()) ? [PLACE] : [],
    });
  }),
  http.get('*/api/webui/suppliers', () =>
    HttpResponse.json({ data: SUPPLIERS, links: {}, meta: {} }),
  ),
  http.post('*/api/webui/enquiries', async ({ request }) => {
    const body = (await request.json()) as Record<string, unknown>;
    sent.push(body);
    const data = (body['recipients'] as { seller_slug: string }[]).map(resultOf);
    return HttpResponse.json({ data }, { status: 201 });
  }),
  http.post('*/api/webui/seller/:slug/contactseller', async ({ request }) => {
    sent.push((await request.json()) as Record<string, unknown>);
    return HttpResponse.json({ data: { id: '1', status: 'new' } }, { status: 201 });
  }),
);
beforeAll(() => server.listen());
beforeEach(() => {
  sent.splice(0);
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Shown when its code is here. */
export async function renderForm(
  as?: User,
  target: Partial<ContactFormProps> = {},
): Promise<void> {
  const store = storeOf(as);
  render(
    <PlatformProvider store={store}>
      <StaticRouter location="/vendor/tea">
        <ContactForm
          sellerSlug="tea"
          productName="Silver needle"
          source="product"
          {...target}
        />
      </StaticRouter>
    </PlatformProvider>,
  );
  await screen.findByRole('textbox', { name: /^Phone Number/ });
}

export const field = (name: RegExp) => screen.getByRole('textbox', { name });
export const phone = () => field(/^Phone Number/);
export const fill = (input: HTMLElement, value: string) =>
  fireEvent.change(input, { target: { value } });
export const submit = () => screen.getByRole('button', { name: 'Submit Requirement' });
export const confirm = () => screen.getByRole('button', { name: 'Confirm and send' });

export async function review() {
  await userEvent.click(submit());
  return screen.findByRole('dialog', { name: 'Review your requirement' });
}

export async function sendIt() {
  const dialog = await review();
  await userEvent.click(await within(dialog).findByRole('option', { name: /Green Tea/ }));
  await userEvent.click(confirm());
}
