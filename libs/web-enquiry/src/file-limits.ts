/** What may go along with an enquiry or requirement; the server looks at the content, this saves the wait. */
export const MAX_FILES = 5;
export const EXTENSIONS = '.pdf,.jpg,.jpeg,.png,.webp,.xlsx,.docx';
const MAX_BYTES = 5 * 1024 * 1024;

/** A document of the server. Without a name when there is only the id. */
export type ChosenFile = { id: string; name: string };
export type Refusal = 'kind' | 'size' | 'empty';

export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>): Refusal | null {
  const extension = name.slice(name.lastIndexOf('.')).toLowerCase();
  if (!EXTENSIONS.split(',').includes(extension)) return 'kind';
  if (size > MAX_BYTES) return 'size';
  return size === 0 ? 'empty' : null;
}
