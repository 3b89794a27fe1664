/** Shared with shops, and not on each page of results. Their links work before they load. */
export { CorrectionBanner, SearchChips } from '@haat/ui';
