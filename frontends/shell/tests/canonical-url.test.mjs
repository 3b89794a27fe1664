import { expect, test } from 'vitest';
import { canonicalUrl, withQuery } from '../server/routes/canonical-url.mjs';

const entryOf = (path) =>
  path.startsWith('/lead/') ? { path: '/lead/:token' } : { path };
const canonical = (address) => canonicalUrl(new URL(`http://edge${address}`), entryOf);

test.each([
  ['/help/', '/help'],
  ['/Help/Buyer-Help?q=PAN', '/help/buyer-help?q=PAN'],
  ['//industry//tea/', '/industry/tea'],
  ['/vendor/%E0%A4%9A/', '/vendor/%E0%A4%9A'],
  ['/lead/aB_9/', '/lead/aB_9'],
  ['/product/', '/search'],
])('%s redirects to %s', (from, to) => {
  expect(canonical(from)).toBe(to);
});

test.each(['/', '/help', '/lead/aB_9', '/vendor/%E0%A4%9A?q=Tea'])(
  '%s stays',
  (address) => {
    expect(canonical(address)).toBeNull();
  },
);

test('an old address keeps its query', () => {
  expect(withQuery('/vendor/new', '?src=qr')).toBe('/vendor/new?src=qr');
  expect(withQuery('/industry/a/b/c?sub=d', '?lang=ne')).toBe(
    '/industry/a/b/c?sub=d&lang=ne',
  );
});
