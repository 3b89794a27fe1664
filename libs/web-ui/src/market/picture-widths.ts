import { paths } from '@haat/platform';

/** `WIDTHS` of servicekit.pictures: a picture is stored at these, or at those up to its own. */
const WIDTHS = [320, 640, 1280];
const RESIZABLE = /^\/storage\/(products|drive)\/[^?]+\.webp$/;

/** `srcset` of a picture of a product, a category or My Drive; none for other addresses. */
export function sources(image: string): string | undefined {
  const address = paths.storage(image);
  if (!RESIZABLE.test(address)) return undefined;
  return WIDTHS.map((width) => `${address}?w=${width} ${width}w`).join(', ');
}
