/** What may go along with a requirement; the server looks at the content, this saves the wait. */
export const MOST_FILES = 5;
export const ENDINGS = '.pdf,.jpg,.jpeg,.png,.webp,.xlsx,.docx';
const MOST_BYTES = 5 * 1024 * 1024;

export type Refusal = 'kind' | 'size' | 'empty';

export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>): Refusal | null {
  const ending = name.slice(name.lastIndexOf('.')).toLowerCase();
  if (!ENDINGS.split(',').includes(ending)) return 'kind';
  if (size > MOST_BYTES) return 'size';
  return size === 0 ? 'empty' : null;
}
