/** A supplier among results: what it sells of the search, at which price, how far away. */
import type { SupplierResult } from '@haat/api/search';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SupplierRow } from '../src/components/results/supplier-row';
import { renderPart } from './stage';

const KG = { id: 'u', name: 'Kilogram', name_ne: 'किलोग्राम', symbol: 'kg' };
const supplier = {
  id: 's',
  slug: 'guranse',
  company_name: 'Guranse Hills',
  company_name_ne: null,
  company_logo: null,
  colour: null,
  is_seller_verified: true,
  district: 'Dhankuta',
  district_ne: null,
  closed_until: null,
  rating: { mean: 4.7, count: 18 },
  response_time_hours: 3,
  distance_km: 360,
  products: [
    {
      id: 'p',
      slug: 'op',
      name: 'Orthodox OP',
      name_ne: null,
      price: '1395.00',
      price_at_quantity: '1320.00',
      unit: KG,
      image: null,
    },
  ],
} as unknown as SupplierResult;
const need = {
  amount: '500 kg',
  place: 'Kathmandu',
  text: 'We need 500 kg tea.',
  queryOf: () => '?quantity=500',
};
const choice = {
  chosen: [],
  has: () => false,
  isFull: false,
  toggle: vi.fn(),
  clear: vi.fn(),
};

test('a supplier has its products with the price at the quantity', () => {
  renderPart(<SupplierRow supplier={supplier} choice={choice} need={need} />);
  expect(screen.getByText('Dhankuta, 360 km')).toBeVisible();
  expect(screen.getByText(/Usually replies in 3 h/)).toBeVisible();
  expect(screen.getByText('4.7 of 5 stars')).toBeInTheDocument();
  expect(screen.getByText('18 reviews')).toBeVisible();
  expect(screen.getByText(/NPR 1,320/)).toHaveTextContent('/ kg at 500 kg');
  expect(screen.getByText('List price NPR 1,395')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Orthodox OP' })).toHaveAttribute(
    'href',
    '/product/op?quantity=500',
  );
});

test('it is selected for an enquiry to several', () => {
  renderPart(<SupplierRow supplier={supplier} choice={choice} need={need} />);
  screen.getByRole('checkbox', { name: 'Select: Guranse Hills' }).click();
  expect(choice.toggle).toHaveBeenCalledWith({
    sellerSlug: 'guranse',
    companyName: 'Guranse Hills',
  });
});
