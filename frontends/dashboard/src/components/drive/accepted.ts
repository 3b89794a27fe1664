/** Files that My Drive accepts. The server checks the content; this check refuses immediately. */
import { MAX_BYTES } from '../picture-limits';

export type FileKind = 'image' | 'document';
export type Refusal = 'kind' | 'size' | 'empty';

/** A photo among documents is a scan: stored unchanged, and private. */
const EXTENSIONS: Record<FileKind | 'any', string> = {
  image: '.jpg,.jpeg,.png,.webp,.gif',
  document: '.pdf,.jpg,.jpeg,.png,.webp,.xlsx,.docx',
  any: '.jpg,.jpeg,.png,.webp,.gif,.pdf,.xlsx,.docx',
};

export const acceptedFor = (kind?: FileKind): string => EXTENSIONS[kind ?? 'any'];

export function refusalOf(file: File, kind?: FileKind): Refusal | null {
  const name = file.name.toLowerCase();
  const isAccepted = acceptedFor(kind)
    .split(',')
    .some((extension) => name.endsWith(extension));
  if (!isAccepted) return 'kind';
  if (file.size > MAX_BYTES) return 'size';
  return file.size === 0 ? 'empty' : null;
}
