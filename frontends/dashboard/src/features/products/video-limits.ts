/** Videos that the server accepts; checked here to refuse them before they are sent. */
export const ACCEPTED_VIDEO = 'video/mp4';
export const MAX_VIDEO_MB = 50;
export const MAX_VIDEO_SECONDS = 60;
export const MAX_VIDEO_PX = 1920;

const BYTES_PER_MB = 1024 * 1024;

export type VideoRefusal = 'kind' | 'size' | 'empty';

export function videoRefusalOf({ type, name, size }: File): VideoRefusal | null {
  // Some systems know no type of the file.
  const isMp4 = type ? type === ACCEPTED_VIDEO : name.toLowerCase().endsWith('.mp4');
  if (!isMp4) return 'kind';
  if (size > MAX_VIDEO_MB * BYTES_PER_MB) return 'size';
  return size === 0 ? 'empty' : null;
}
