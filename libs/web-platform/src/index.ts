/**
 * What all front ends share at run time. It is one singleton for every team and the highest deployed
 * version wins: add, never rename or remove.
 */
export {
  BrowserRouter,
  Link,
  NavLink,
  Navigate,
  Outlet,
  Route,
  Routes,
  matchPath,
  useLocation,
  useNavigate,
  useNavigationType,
  useOutletContext,
  useParams,
  useSearchParams,
} from 'react-router';
export {
  createSelector,
  createSlice,
  type PayloadAction,
  type WithSlice,
} from '@reduxjs/toolkit';
export { skipToken } from '@reduxjs/toolkit/query/react';
export { useStore } from 'react-redux';
export { Trans, useLingui } from '@lingui/react';
export {
  SYSTEM_IS_DARK,
  appearance,
  chooseAppearance,
  isPageDark,
  type Appearance,
} from './appearance/appearance';
export * from './appearance/use-appearance';
export * from './brand';
export * from './page-config';
export * from './paths';
export * from './platform-provider';
export * from './preferences';
export * from './use-filled-ms';
export * from './use-hydrated';
export * from './use-media';
export * from './use-pre-hydration-input';
export * from './install-offer';
export * from './use-online';
export * from './api/api';
export * from './api/categories';
export * from './api/currencies';
export * from './api/envelope';
export * from './api/errors';
export * from './api/products';
export type * from './api/questions';
export * from './api/saved-searches';
export * from './api/sellers';
export {
  loadRefusalMessages,
  refusalText,
  setRefusalTranslator,
  useRefusalText,
} from './api/refusal-text';
export * from './api/session';
export * from './api/wishlists';
export * from './deferred/deferred';
export * from './deferred/overlays';
export * from './deferred/retry-import';
export * from './deferred/when-idle';
export * from './failures/failure-kind';
export * from './failures/reload-once';
export * from './format/attribute-value';
export * from './format/bikram-sambat';
export * from './format/dates';
export { inDevanagari, inLatinDigits } from './format/devanagari';
export * from './format/grouped';
export * from './format/money';
export * from './format/numbers';
export * from './format/relative';
export * from './format/use-currency';
export * from './format/use-format';
export * from './guards/guard';
export * from './guards/route-error';
export * from './guards/rules';
export { documentTitle } from './head/document-title';
export * from './head/use-document-head';
export * from './i18n/i18n';
export * from './i18n/plural-form';
export * from './i18n/use-locale';
export type { LiveEvent } from './live/event-stream';
export * from './live/use-live-events';
export { notify, type ToastAction, type ToastKind } from './notify/notify';
export * from './notify/toaster';
export { isWaiting, type OutboxOptions } from './outbox/offline-queue';
export type { QueuedKind, QueuedState, QueuedRequest } from './outbox/queued-request';
export { useOutbox } from './outbox/use-outbox';
export * from './session/auth-slice';
export * from './session/sync-session';
export * from './session/next-page';
export { refreshToken } from './session/refresh-token';
export { SESSION_KEY, loadSession } from './session/session-storage';
export * from './session/sign-out';
export * from './session/types';
export * from './session/use-renew-token';
export * from './session/use-session';
export * from './store/currency-slice';
export * from './store/hooks';
export { selectIsLoading } from './store/loading-slice';
export * from './store/store';
export { formOf, sendFile, type Upload } from './upload/send-file';
