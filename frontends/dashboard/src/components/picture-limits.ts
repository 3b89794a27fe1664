/** Pictures that the server accepts; checked here to refuse them immediately. */
import type { PictureKind } from '../api/company-pictures';

export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif';
export const MAX_BYTES = 10 * 1024 * 1024;
/** Width over height of the result: 512 x 512, 1600 x 400. */
export const SHAPE: Record<PictureKind, number> = { logo: 1, banner: 4 };

export type Refusal = 'kind' | 'size' | 'unreadable';

function isReadable(file: File): Promise<boolean> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  return image
    .decode()
    .then(
      () => true,
      () => false,
    )
    .finally(() => URL.revokeObjectURL(url));
}

/** By what the browser can open, not by the name alone. */
export async function refusalOf(file: File): Promise<Refusal | null> {
  if (!ACCEPTED.split(',').includes(file.type)) return 'kind';
  if (file.size > MAX_BYTES) return 'size';
  return (await isReadable(file)) ? null : 'unreadable';
}
