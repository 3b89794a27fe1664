/** A remote takes the page's one API object from here: see `libs/web-build/shared-modules.cjs`. */
export { api, type CallContext, type Query, type Started } from '@haat/api';
