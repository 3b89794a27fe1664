import type { Document as Paper } from '@haat/api/statutory';
import { Badge } from '@haat/ui';
import { FileText, Image } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOpenPaper } from '../use-open-paper';
import { PAPER_TONES, usePaperWords } from '../use-paper-words';

type Props = { paper: Paper; children?: ReactNode };

/** One document: opened by its name, with what the review says of it. */
export function PaperRow({ paper, children }: Props) {
  const words = usePaperWords();
  const { open, isOpening } = useOpenPaper();
  const { status, note } = paper;
  const Icon = paper.mime.startsWith('image/') ? Image : FileText;
  // While it is about to be sent, only what was refused before is news.
  const isTold = !children || status === 'rejected';
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
      <Icon className="size-5 shrink-0 text-ink-500" aria-hidden />
      <span className="min-w-0 flex-1 basis-40">
        <button
          type="button"
          aria-busy={isOpening || undefined}
          onClick={() => void open(paper.id)}
          className="min-h-11 max-w-full text-left font-medium text-indigo-700 underline-offset-2 [overflow-wrap:anywhere] hover:underline"
        >
          {paper.name}
        </button>
        {note ? <small className="block text-sm text-red-700">{note}</small> : null}
      </span>
      {isTold ? (
        <Badge tone={PAPER_TONES[status] ?? 'grey'}>{words.status(status)}</Badge>
      ) : null}
      {children ?? <span className="text-sm text-ink-500">{words.kind(paper.kind)}</span>}
    </li>
  );
}
