/** Who gets the same enquiry, from the comparison and from a list of suppliers. */
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recipientsOf } from '../src/components/compare/recipients-of';
import { useSupplierChoice } from '../src/components/supplier/use-supplier-choice';

const product = (id: string, slug?: string) => ({
  id,
  slug: id,
  name: id,
  name_ne: null,
  image: null,
  ...(slug
    ? {
        category: { id: 'tea' },
        seller: { slug, company_name: slug.toUpperCase(), company_name_ne: null },
      }
    : {}),
});

test('each supplier once, with the product when there is only one', () => {
  const products = [product('p1', 'mai'), product('p2', 'ilam'), product('p3', 'mai')];
  expect(recipientsOf(products, ({ company_name }) => company_name)).toEqual([
    { sellerSlug: 'mai', companyName: 'MAI' },
    { sellerSlug: 'ilam', companyName: 'ILAM', productId: 'p2' },
  ]);
});

test('what an older page has stored names nobody', () => {
  expect(recipientsOf([product('p1')], () => '')).toEqual([]);
});

test('twenty suppliers can be chosen, and each again taken out', () => {
  const { result } = renderHook(() => useSupplierChoice());
  for (let number = 0; number < 21; number += 1) {
    act(() => result.current.toggle({ sellerSlug: `s${number}` }));
  }
  expect(result.current.chosen).toHaveLength(20);
  expect(result.current.isFull).toBe(true);
  act(() => result.current.toggle({ sellerSlug: 's3' }));
  expect(result.current.has('s3')).toBe(false);
  expect(result.current.isFull).toBe(false);
});
