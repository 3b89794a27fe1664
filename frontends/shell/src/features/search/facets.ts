/** What the search tells beside its results. */
export type CategoryFacet = {
  id: string;
  name: string;
  name_ne?: string;
  slug: string;
  count: number;
};
export type ProvinceFacet = { id: number; name: string; name_ne: string; count: number };
export type Facets = {
  categories: CategoryFacet[];
  provinces: ProvinceFacet[];
  price: { min: string | null; max: string | null };
  verified: { count: number };
};
export type SupplierRow = {
  id: string;
  slug: string;
  company_name: string;
  company_name_ne: string | null;
  company_logo: string | null;
  colour: string | null;
  established: number | null;
  is_seller_verified: boolean;
  district: string | null;
  district_ne: string | null;
  product_count: number;
};
