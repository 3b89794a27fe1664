/** Components of every front end; each builds its own copy, so a change ships team by team. */
export { Toaster } from '@haat/platform';
export * from './class-names';
export * from './controls/button';
export * from './controls/checkbox';
export * from './controls/combobox';
export * from './controls/copy-button';
export * from './controls/country-select';
export * from './controls/field';
export * from './controls/number-field';
export * from './controls/paste-digits';
export * from './controls/use-number-problem';
export { FieldFrame, FieldNote } from './controls/field-frame';
export * from './controls/icon-button';
export * from './controls/password-field';
export * from './controls/plain-link';
export * from './controls/password-meter';
export * from './controls/password-strength';
export * from './controls/phone-field';
export * from './controls/quantity-stepper';
export * from './controls/compact-select';
export * from './controls/select';
export * from './controls/spinner';
export * from './controls/switch';
export * from './controls/tabs';
export * from './controls/text-area';
export * from './controls/use-countdown';
export * from './controls/use-dial-country';
export * from './controls/use-draft';
export * from './dates/date-field';
export { FESTIVALS } from './dates/festivals';
export * from './dates/months';
export { readTypedDay } from './dates/typed-day';
export * from './files/upload-row';
export * from './files/use-dropped-files';
export * from './files/use-upload-queue';
export * from './layout/breadcrumb';
export * from './layout/card';
export * from './layout/container';
export * from './layout/dhaka-band';
export * from './layout/logo';
export * from './layout/pagination';
export * from './layout/section-heading';
export * from './layout/sparkline';
export * from './layout/step-list';
export * from './help/article-fields';
export * from './help/article-text';
export * from './help/help-search-field';
export * from './market/avatar';
export * from './market/badge';
export * from './market/category-icon';
export * from './market/chip';
export * from './market/initials';
export * from './market/list-name-dialog';
export * from './market/monogram';
export * from './market/product-card';
export * from './market/product-picture';
export * from './market/rating-fact';
export * from './market/rating-list';
export * from './market/readable';
export * from './market/review-count';
export * from './market/search-facets';
export * from './market/stars';
export * from './market/status-chip';
export * from './market/closed-until';
export * from './market/supplier-card';
export * from './market/use-list-name';
export * from './market/use-rating-labels';
export * from './market/use-reply-time';
export * from './market/use-unit-text';
export * from './market/use-product-wishlists';
export * from './market/verified-badge';
export * from './market/whatsapp-icon';
export * from './market/wishlist-heart';
export * from './market/wishlist-menu';
export * from './overlays/dialog';
export * from './overlays/menu';
export * from './overlays/menu-item';
export * from './overlays/portal-scope';
export * from './overlays/sheet';
export * from './overlays/unsaved-dialog';
export { CorrectionBanner } from './search/correction-banner';
export { FacetPanel } from './search/facet-panel';
export { FilterSuggestions } from './search/filter-suggestions';
export { FilterSheet } from './search/filter-sheet';
export type { FilteredResults } from './search/filtered-results';
export {
  changedQuery,
  countOf,
  queryOf,
  readFilters,
  toggled,
  withoutFilters,
  type Change,
  type Filters,
} from './search/filters';
export { HiddenFields } from './search/hidden-fields';
export { PastLastPage } from './search/past-last-page';
export { ResultTotal } from './search/result-total';
export { SearchChips } from './search/search-chips';
export { SortSelect } from './search/sort-select';
export { useFilterAddress } from './search/use-filter-address';
export * from './states/empty-state';
export * from './states/error-panel';
export * from './states/load-boundary';
export * from './states/mountain';
export * from './states/product-card-skeleton';
export * from './states/request-number';
export * from './states/skeleton';
