/** What the frame opens: fetched by `frame`. */
export { AccountMenu } from '../features/header/account-menu';
export { CategorySheet } from '../features/header/category-sheet';
export { MegaMenu } from '../features/header/mega-menu';
export { SearchSuggestions } from '../features/header/search-suggestions';
export { SignInDialog } from '../features/session/sign-in-dialog';
