import { IconButton, UploadRow } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { FileArt } from '../drive/file-art';
import type { Attachments } from './use-attachments';

/** What goes along with the next message. */
export function AttachedList({ attachments }: { attachments: Attachments }) {
  const { t } = useLingui();
  const { items, rows, remove, retry, forget } = attachments;
  if (items.length + rows.length === 0) return null;
  return (
    <ul aria-label={t`Attached`} className="mb-2 grid max-h-40 gap-1 overflow-y-auto">
      {items.map((item) => (
        <li
          key={item.id}
          className="flex min-h-11 items-center gap-2.5 rounded-md bg-indigo-50 pl-1.5"
        >
          <FileArt item={item} className="size-8 shrink-0 rounded-sm" />
          <span className="min-w-0 flex-1 truncate text-[13.5px] font-medium">
            {item.name}
          </span>
          <IconButton
            label={t`${item.name}: do not attach`}
            onClick={() => remove(item.id)}
          >
            <X aria-hidden />
          </IconButton>
        </li>
      ))}
      {rows.map((row) => (
        <UploadRow
          key={row.key}
          row={row}
          onRetry={() => retry(row)}
          onDismiss={() => forget([row.key])}
        />
      ))}
    </ul>
  );
}
