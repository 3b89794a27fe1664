import type { Item, PageItem } from '@haat/api/drive';

export type PathStep = Pick<Item, 'id' | 'name'>;

/** The folders above a page of My Drive, from the top, its own last. */
export const pathOf = (page: PageItem | undefined): PathStep[] =>
  (page?.meta.breadcrumb ?? []) as PathStep[];
