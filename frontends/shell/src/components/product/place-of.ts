import type { ListedSeller } from '@haat/api/product';

/** `Ilam, Koshi`, in the visitor's language; empty when the seller gave no district. */
export function placeOf(seller: ListedSeller, isNepali: boolean): string {
  const district = (isNepali && seller.district_ne) || seller.district;
  const province = (isNepali && seller.province_ne) || seller.province;
  return [district, province].filter(Boolean).join(', ');
}
