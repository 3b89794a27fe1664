import type { SearchApiArg, SearchHelp } from '@haat/api/search';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Common = {
  /** The facet's name in the API. */
  name: SearchHelp['without'][number]['filter'];
  /** Its parameters in the address and in the request. */
  params: string[];
  label: MessageDescriptor;
};
type Flag = Common & {
  kind: 'flag';
  /** The parameter as the generated client names it. */
  arg: keyof SearchApiArg;
  /** The heading in the filter panel. */
  section: MessageDescriptor;
};
type Other = Common & {
  kind: 'category' | 'place' | 'unit' | 'price' | 'limit' | 'attributes';
};
const SUPPLIER = msg`Supplier`;

/**
 * The facets of the search, a row each. Filter panel, chips, hints of an empty result and
 * labels of saved searches come from it. A new `flag` needs its row and nothing else.
 */
export const SEARCH_FACETS = [
  { name: 'category', kind: 'category', params: ['category'], label: msg`Category` },
  { name: 'province', kind: 'place', params: ['province'], label: msg`Province` },
  { name: 'district', kind: 'place', params: ['district'], label: msg`District` },
  {
    name: 'verified',
    kind: 'flag',
    params: ['verified'],
    arg: 'verified',
    section: SUPPLIER,
    label: msg`Verified only`,
  },
  {
    name: 'quick_reply',
    kind: 'flag',
    params: ['quick_reply'],
    arg: 'quickReply',
    section: SUPPLIER,
    label: msg`Replies under 2 h`,
  },
  { name: 'unit', kind: 'unit', params: ['unit'], label: msg`Priced per` },
  { name: 'price', kind: 'price', params: ['price_min', 'price_max'], label: msg`Price` },
  { name: 'moq_max', kind: 'limit', params: ['moq_max'], label: msg`Minimum order` },
  { name: 'attr', kind: 'attributes', params: ['attr'], label: msg`Specifications` },
] as const satisfies (Flag | Other)[];

type Row = (typeof SEARCH_FACETS)[number];
export type FacetName = Row['name'];
export type FacetParam = Row['params'][number];

/** Facets that are on or off. */
export const FLAG_FACETS = SEARCH_FACETS.filter((facet) => facet.kind === 'flag');

export const facetOf = <Name extends FacetName>(name: Name) =>
  SEARCH_FACETS.find((facet) => facet.name === name) as Extract<Row, { name: Name }>;
