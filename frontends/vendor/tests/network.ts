/** The far end of the network: the API as the contract has it. */
import type { Profile } from '@haat/api/seller';
import type { Facets, ProductCard, RangeOut } from '@haat/api/seller-products';
import type { Showcase } from '@haat/api/seller-showcase';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

const ratings = { as_described: 5, on_time: 4, documents: 3, communication: 4 };
export const seller: Profile = {
  id: 's',
  company_name: 'Test Tea House',
  company_name_ne: 'टेस्ट चिया घर',
  slug: 'test-tea',
  company_logo: null,
  banner: null,
  brand_colour: null,
  theme_color: null,
  business_type: null,
  business_nature: null,
  established: null,
  is_seller_verified: true,
  business_address_1: 'Main road',
  locality: 'Suryodaya-10',
  city: 'Suryodaya',
  state: 'Koshi',
  province_id: null,
  district_id: null,
  municipality_id: null,
  ward: null,
  district: 'Ilam',
  district_ne: null,
  country: 'Nepal',
  gstin: '301234567',
  pan_number: '301234567',
  primary_mobile: '+9779841234567',
  primary_email: 'tea@example.com',
  whatsapp: null,
  viber: null,
  location: { lat: 26.88, lng: 88.07 },
  delivers_to: [],
  categories: [],
  phone_verified_at: '2026-11-01T05:00:00Z',
  statutory_detail_status: 'approved',
  status: 'active',
  step: 200,
  plan: 'premium',
  about: 'Leaf tea.',
  about_ne: null,
  verification: [{ what: 'phone', at: '2026-11-01T05:00:00Z' }],
  response_rate: 96,
  response_time_hours: 0.8,
  closed_until: null,
  closure_note: null,
  reviews: null,
  created_at: '2026-10-01T05:00:00Z',
};

const card = (id: string, name: string, slug: string, price: string | null) =>
  ({
    id,
    name,
    slug,
    price,
    name_ne: null,
    price_on_request: price === null,
    currency: 'NPR',
    unit: { id: 'kg', name: 'Kilogram', name_ne: 'किलोग्राम', symbol: 'kg' },
    moq: 1,
    image: null,
    category: { id: 'tea', name: 'Tea', name_ne: 'चिया', slug: 'tea' },
    seller,
  }) satisfies ProductCard;

/** Ten groups of six products: more than the navigation has. */
const ranges: RangeOut[] = Array.from({ length: 10 }, (_, group) => ({
  name: `Group ${group}`,
  name_ne: null,
  slug: `group-${group}`,
  products: {
    data: Array.from({ length: 6 }, (__, place) => {
      const id = `${group}-${place}`;
      return card(id, `Tea ${id}`, `tea-${id}`, '100.00');
    }),
  },
}));

const goods = [
  card('a', 'Priced tea', 'priced-tea', '1450.00'),
  card('b', 'Tea on request', 'asked-tea', null),
];
const links = { first: '', last: '', prev: null, next: null };
const meta = { current_page: 1, last_page: 1, per_page: 20, total: 2 };

const none = { count: 0 };
const facets = {
  categories: [
    { id: 'tea', slug: 'tea', name: 'Tea', name_ne: 'चिया', count: 2 },
    { id: 'honey', slug: 'honey', name: 'Honey', name_ne: 'मह', count: 1 },
  ],
  provinces: [{ id: 1, name: 'Koshi', name_ne: 'कोशी', count: 2 }],
  districts: [],
  units: [],
  price: { unit: null, min: null, max: null, buckets: [] },
  verified: none,
  quick_reply: none,
  moq: [],
  attributes: [],
} satisfies Facets;
const everything = { data: goods, links, meta: { ...meta, facets } };
/** Of the filters, the price leaves nothing. */
const nothing = {
  data: [],
  links,
  meta: {
    ...meta,
    total: 0,
    facets,
    help: { categories: [], without: [{ filter: 'price', count: 2 }] },
  },
};

/** Twelve reviews on two pages. */
const rated: Profile = {
  ...seller,
  slug: 'rated-tea',
  reviews: { count: 12, mean: 4.1, ...ratings },
};
const reviewsOnPage = (page: number) => ({
  data: [
    {
      id: `review-${page}`,
      company: page === 1 ? 'Annapurna Stores' : null,
      company_ne: null,
      ...ratings,
      text: `Fresh leaves, page ${page}.`,
      reply: page === 1 ? 'Thank you.' : null,
      replied_at: page === 1 ? '2026-11-02T05:00:00Z' : null,
      published_at: '2026-11-01T05:00:00Z',
    },
  ],
  links,
  meta: { ...meta, current_page: page, last_page: 2, total: 12 },
});

const showcase: Showcase = {
  certificates: [
    {
      id: 'organic',
      name: 'Organic',
      issuer: 'NASAA',
      valid_until: '2027-03-01',
      image: '/storage/drive/s/scan/1600.webp',
    },
  ],
  photos: ['/storage/drive/s/garden/1600.webp', '/storage/drive/s/factory/1600.webp'],
};

export const events: unknown[] = [];
const AT = '*/api/webui/seller';

export const server = setupServer(
  http.get(`${AT}/test-tea/sellerprofile`, () => HttpResponse.json({ data: seller })),
  http.get(`${AT}/rated-tea/sellerprofile`, () => HttpResponse.json({ data: rated })),
  http.get(`${AT}/rated-tea/reviews`, ({ request }) => {
    const page = Number(new URL(request.url).searchParams.get('page')) || 1;
    return HttpResponse.json(reviewsOnPage(page));
  }),
  http.get(`${AT}/old-tea/sellerprofile`, () => HttpResponse.json({ data: seller })),
  http.get(`${AT}/gone-tea/sellerprofile`, () =>
    HttpResponse.json({ message: 'Gone.', code: 'seller_unavailable' }, { status: 404 }),
  ),
  http.get(`${AT}/rated-tea/showcase`, () => HttpResponse.json({ data: showcase })),
  http.get(`${AT}/:slug/showcase`, () =>
    HttpResponse.json({ data: { certificates: [], photos: [] } }),
  ),
  http.get(`${AT}/:slug/productrange`, () => HttpResponse.json({ data: ranges })),
  http.get(`${AT}/:slug/products`, ({ request }) => {
    const { searchParams } = new URL(request.url);
    return HttpResponse.json(searchParams.has('price_max') ? nothing : everything);
  }),
  http.post(`${AT}/:slug/event`, async ({ request }) => {
    events.push(await request.json());
    return new HttpResponse(null, { status: 204 });
  }),
  http.get('*/api/locations/:kind', () => HttpResponse.json({ data: [] })),
  http.get('*/api/*', () =>
    HttpResponse.json({ message: 'Not found.', code: 'not_found' }, { status: 404 }),
  ),
);
