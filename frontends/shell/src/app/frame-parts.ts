/** What the frame opens: fetched by `frame`. */
export { CategorySheet } from '../features/header/category-sheet';
export { MegaMenu } from '../features/header/mega-menu';
export { SignInDialog } from '../features/session/sign-in-dialog';
