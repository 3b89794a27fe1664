import { paths } from '@haat/platform';

/** The list of what lies directly below a category. */
export const below = (id: string | null): string =>
  id
    ? `${paths.adminCategories}?${new URLSearchParams({ parent_id: id })}`
    : paths.adminCategories;
