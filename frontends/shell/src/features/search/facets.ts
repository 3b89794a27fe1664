/** What the search tells beside its results. */
type Named = { name: string; name_ne?: string };
export type CategoryFacet = Named & { id: string; slug: string; count: number };
export type PlaceFacet = Named & { id: number; count: number };
/** null: open at that end. */
export type PriceBucket = { from: string | null; to: string | null; count: number };
export type PriceFacet = {
  min: string | null;
  max: string | null;
  buckets?: PriceBucket[];
};
export type AttributeFacet = {
  key: string;
  name: string;
  name_ne?: string;
  unit: string | null;
  unit_ne?: string | null;
  options: { value: string; label: string; label_ne?: string; count: number }[];
};
/** Each counted with the other filters on; attributes are those of the chosen category. */
export type Facets = {
  categories: CategoryFacet[];
  provinces: PlaceFacet[];
  districts?: PlaceFacet[];
  price: PriceFacet;
  verified: { count: number };
  quick_reply?: { count: number };
  moq?: { max: number; count: number }[];
  attributes?: AttributeFacet[];
};

/** For a search that found nothing: where else to look. */
export type SearchHelp = {
  categories: (Named & { id: string; slug: string })[];
  /** What would be found without a filter. */
  without: { filter: string; count: number }[];
};
