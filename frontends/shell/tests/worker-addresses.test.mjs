/** Which requests the service worker answers. */
import { expect, test } from 'vitest';
import { isPicture } from '../service-worker/addresses.mjs';

const isAnswered = (path) =>
  isPicture({ url: new URL(path, 'http://localhost'), sameOrigin: true });

test('pictures and posters are stored, videos are not: they load in parts', () => {
  expect(isAnswered('/storage/products/a/b.webp?w=320')).toBe(true);
  expect(isAnswered('/storage/products/videos/v1.webp')).toBe(true);
  expect(isAnswered('/storage/products/videos/v1.mp4')).toBe(false);
});
