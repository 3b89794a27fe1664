import type { Item } from '@haat/api/drive';
import { paths } from '@haat/platform';
import { cn } from '@haat/ui';
import {
  FileImage,
  FileSpreadsheet,
  FileText,
  Folder,
  type LucideIcon,
} from 'lucide-react';

type Props = {
  item: { kind: string; mime: string | null; thumbs?: Item['thumbs'] };
  width?: '320' | '640' | '1280';
  className?: string;
};
type Look = { icon: LucideIcon; tone: string };

const PDF: Look = { icon: FileText, tone: 'bg-red-50 text-red-700' };
const SHEET: Look = { icon: FileSpreadsheet, tone: 'bg-green-50 text-green-700' };
const SCAN: Look = { icon: FileImage, tone: 'bg-indigo-50 text-indigo-700' };
const TEXT: Look = { icon: FileText, tone: 'bg-blue-50 text-blue-700' };
const FOLDER: Look = { icon: Folder, tone: 'bg-mari-50 text-mari-700' };

function lookOf({ kind, mime }: Props['item']): Look {
  if (kind === 'folder') return FOLDER;
  if (mime?.startsWith('image/')) return SCAN;
  if (mime?.includes('spreadsheet')) return SHEET;
  return mime === 'application/pdf' ? PDF : TEXT;
}

/** The picture itself, or an icon of its type. The name is next to it. */
export function FileArt({ item, width = '320', className }: Props) {
  const thumb = item.thumbs?.[width];
  if (thumb) {
    return (
      <img
        src={paths.storage(thumb)}
        alt=""
        loading="lazy"
        decoding="async"
        draggable={false}
        className={cn('bg-sand object-cover', className)}
      />
    );
  }
  const { icon: Icon, tone } = lookOf(item);
  return (
    <span aria-hidden className={cn('grid place-items-center', tone, className)}>
      <Icon
        className={cn('size-2/5 max-h-14', item.kind === 'folder' && 'fill-mari-300/50')}
        strokeWidth={1.5}
      />
    </span>
  );
}
