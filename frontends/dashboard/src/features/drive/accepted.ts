/** What My Drive takes; the server looks at the content, this saves the wait for a refusal. */
import { MOST_BYTES } from '../company/pictures/limits';

export type FileKind = 'image' | 'document';
export type Refusal = 'kind' | 'size' | 'empty';

/** A photo among documents is a scan: kept as it is, and private. */
const ENDINGS: Record<FileKind | 'any', string> = {
  image: '.jpg,.jpeg,.png,.webp,.gif',
  document: '.pdf,.jpg,.jpeg,.png,.webp,.xlsx,.docx',
  any: '.jpg,.jpeg,.png,.webp,.gif,.pdf,.xlsx,.docx',
};

export const acceptedFor = (kind?: FileKind): string => ENDINGS[kind ?? 'any'];

export function refusalOf(file: File, kind?: FileKind): Refusal | null {
  const name = file.name.toLowerCase();
  const isKnown = acceptedFor(kind)
    .split(',')
    .some((ending) => name.endsWith(ending));
  if (!isKnown) return 'kind';
  if (file.size > MOST_BYTES) return 'size';
  return file.size === 0 ? 'empty' : null;
}
