/** Which requests belong to which cache. Each is a match callback of Workbox. */

const PUBLIC_PAGE =
  /^\/($|(product|vendor|industry|help)(\/|$)|(suppliers|search|about-us|contact-us|privacy-policy|terms-and-conditions)$)/;
const PUBLIC_ANSWER =
  /^\/api\/(webui\/(?!wishlists\/)|currencies$|locations\/|countries$)/;
const HASHED = /^\/(assets|mf\/[a-z]+)\/.+\.[0-9a-f]{8,}\.[a-z0-9]+$/;
/** Videos are loaded in parts, which no cache stores. */
const PICTURE = /^\/storage\/products\/(?!.*\.mp4$)/;

/** A message names the page that was open before this worker. */
export const isPublicPage = ({ url, request, event, sameOrigin }) =>
  sameOrigin &&
  (request.mode === 'navigate' || event.type === 'message') &&
  PUBLIC_PAGE.test(url.pathname);

export const isOtherPage = ({ request }) => request.mode === 'navigate';

export const isHashedFile = ({ url, sameOrigin }) =>
  sameOrigin && HASHED.test(url.pathname);

/** An address with a proof is for its owner or an operator only. */
export const isPicture = ({ url, sameOrigin }) =>
  sameOrigin && PICTURE.test(url.pathname) && !url.searchParams.has('proof');

/** An answer to a token belongs to one person. */
export const isPublicAnswer = ({ url, request, sameOrigin }) =>
  sameOrigin && PUBLIC_ANSWER.test(url.pathname) && !request.headers.has('authorization');
