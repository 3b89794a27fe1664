/** The far end of the network: the API as the contract has it. */
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

export const seller = {
  company_name: 'Test Tea House',
  company_name_ne: 'टेस्ट चिया घर',
  slug: 'test-tea',
  company_logo: null,
  is_seller_verified: true,
  business_address_1: 'Main road',
  locality: 'Suryodaya-10',
  city: 'Suryodaya',
  state: 'Koshi',
  district: 'Ilam',
  country: 'Nepal',
  gstin: '301234567',
  primary_mobile: '+9779841234567',
  primary_email: 'tea@example.com',
  location: { lat: 26.88, lng: 88.07 },
  phone_verified_at: '2026-11-01T05:00:00Z',
  statutory_detail_status: 'approved',
  step: 200,
  about: 'Leaf tea.',
  verification: [{ what: 'phone', at: '2026-11-01T05:00:00Z' }],
  response_rate: 96,
  response_time_hours: 0.8,
  closed_until: null,
};

const product = (group: number, place: number) => ({
  name: `Tea ${group}-${place}`,
  slug: `tea-${group}-${place}`,
});

/** Ten groups of six products: more than the navigation may show. */
const ranges = Array.from({ length: 10 }, (_, group) => ({
  name: `Group ${group}`,
  slug: `group-${group}`,
  products: { data: Array.from({ length: 6 }, (__, place) => product(group, place)) },
}));

const goods = [
  { id: 'a', name: 'Priced tea', slug: 'priced-tea', price: '1450.00' },
  { id: 'b', name: 'Tea on request', slug: 'asked-tea', price: null },
].map((card) => ({ ...card, name_ne: null, image: null, category: null, seller }));

export const events: unknown[] = [];
const AT = '*/api/webui/seller';

export const server = setupServer(
  http.get(`${AT}/test-tea/sellerprofile`, () => HttpResponse.json({ data: seller })),
  http.get(`${AT}/old-tea/sellerprofile`, () => HttpResponse.json({ data: seller })),
  http.get(`${AT}/gone-tea/sellerprofile`, () =>
    HttpResponse.json({ message: 'Gone.', code: 'seller_unavailable' }, { status: 404 }),
  ),
  http.get(`${AT}/:slug/productrange`, () => HttpResponse.json({ data: ranges })),
  http.get(`${AT}/:slug/products`, () =>
    HttpResponse.json({ data: goods, meta: { current_page: 1, last_page: 1, total: 2 } }),
  ),
  http.post(`${AT}/:slug/event`, async ({ request }) => {
    events.push(await request.json());
    return new HttpResponse(null, { status: 204 });
  }),
  http.get('*/api/locations/:kind', () => HttpResponse.json({ data: [] })),
  http.get('*/api/*', () =>
    HttpResponse.json({ message: 'Not found.', code: 'not_found' }, { status: 404 }),
  ),
);
