/** A company that is closed for a festival has a notice at each contact form, in both languages. */
import type { ListedProduct } from '@haat/api/search';
import { activateLocale, type Product } from '@haat/platform';
import { SupplierCard } from '@haat/ui';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { SupplierPanel } from '../src/features/product/components/supplier-panel';
import { GridCard } from '../src/components/results/grid-card';
import { RowSupplier } from '../src/components/results/row-supplier';
import { renderPart } from './stage';

/** 5 Mangsir 2083. */
const UNTIL = '2026-11-21';
const seller = (closed_until: string | null) => ({
  slug: 'himal',
  company_name: 'Himal Tea',
  company_name_ne: null,
  company_logo: null,
  colour: null,
  established: null,
  is_seller_verified: true,
  district: 'Ilam',
  district_ne: null,
  closed_until,
  rating: null,
});
const row = (until: string | null) =>
  ({
    id: 'p',
    slug: 'tea',
    name: 'Tea',
    name_ne: null,
    category: { id: 'c' },
    image: null,
    price: null,
    unit: null,
    moq: null,
    seller: seller(until),
  }) as unknown as ListedProduct;
const page = (until: string | null) =>
  ({ ...row(until), seller_card: seller(until) }) as unknown as Product;

const NEED = { amount: '', place: '', text: '', queryOf: () => '' };

const PLACES: [string, (until: string | null) => ReactNode][] = [
  ['a search result', (until) => <RowSupplier product={row(until)} need={NEED} />],
  ['a search result in the grid', (until) => <GridCard product={row(until)} />],
  [
    'a product page',
    (until) => <SupplierPanel product={page(until)} profile={undefined} />,
  ],
  ['a supplier card', (until) => <SupplierCard supplier={seller(until)} />],
];

afterEach(() => act(() => activateLocale('en')));

test.each(PLACES)('%s says until when the firm is closed', (_, place) => {
  const { change } = renderPart(place(UNTIL));
  expect(screen.getByText('Closed until 5 Mangsir 2083')).toBeVisible();
  change(place(null));
  expect(screen.queryByText(/Closed/)).toBeNull();
});

test.each(PLACES)('%s says so in Nepali', async (_, place) => {
  await act(() => activateLocale('ne'));
  renderPart(place(UNTIL));
  expect(screen.getByText('५ मंसिर २०८३ सम्म बन्द')).toBeVisible();
});
