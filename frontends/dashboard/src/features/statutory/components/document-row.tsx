import type { Document as StatutoryDocument } from '@haat/api/statutory';
import { Badge } from '@haat/ui';
import { FileText, Image } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOpenDocument } from '../hooks/use-open-document';
import { DOCUMENT_TONES, useDocumentLabels } from '../../../hooks/use-document-labels';

type Props = { document: StatutoryDocument; children?: ReactNode };

/** One document: opened by its name, with the result of its review. */
export function DocumentRow({ document, children }: Props) {
  const labels = useDocumentLabels();
  const { open, isOpening } = useOpenDocument();
  const { status, note } = document;
  const Icon = document.mime.startsWith('image/') ? Image : FileText;
  // While it is about to be sent, only what was refused before is news.
  const isStatusVisible = !children || status === 'rejected';
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
      <Icon className="size-5 shrink-0 text-ink-500" aria-hidden />
      <span className="min-w-0 flex-1 basis-40">
        <button
          type="button"
          aria-busy={isOpening || undefined}
          onClick={() => void open(document.id)}
          className="min-h-11 max-w-full text-left font-medium text-indigo-700 underline-offset-2 [overflow-wrap:anywhere] hover:underline"
        >
          {document.name}
        </button>
        {note ? <small className="block text-sm text-red-700">{note}</small> : null}
      </span>
      {isStatusVisible ? (
        <Badge tone={DOCUMENT_TONES[status] ?? 'grey'}>{labels.status(status)}</Badge>
      ) : null}
      {children ?? (
        <span className="text-sm text-ink-500">{labels.kind(document.kind)}</span>
      )}
    </li>
  );
}
