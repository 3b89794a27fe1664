/** What every page is allowed to do. */
const COMMON = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=()',
};

const CSP = [
  "default-src 'self'",
  "script-src 'self'",
  // Positions of menus and toasts are written into style attributes.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];
const TRUSTED_TYPES = [
  "require-trusted-types-for 'script'",
  // Each remote brings webpack's own policy under the same name.
  "trusted-types haat#webpack haat#remotes haat#worker 'allow-duplicates'",
];

export const pageHeaders = {
  ...COMMON,
  'content-security-policy': [...CSP, ...TRUSTED_TYPES].join('; '),
};

/** The API reference writes markup itself; it renders only our own file. */
export const docsHeaders = { ...COMMON, 'content-security-policy': CSP.join('; ') };
export const fileHeaders = { 'x-content-type-options': 'nosniff' };
