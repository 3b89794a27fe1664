import type { Document as Paper } from '@haat/api/statutory';
import { useField } from '@haat/forms';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { FilePlus2, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { DrivePicker } from '../../../components/drive/drive-picker';
import { withPapers } from '../papers';
import { EditablePaper } from './editable-paper';

const MOST_PAPERS = 10;

/** The documents from My Drive, or put there in passing, each with what it is. */
export function PapersField() {
  const { value: papers, error, onChange } = useField<Paper[]>('document_ids');
  const id = useId();
  const [isPicking, setIsPicking] = useState(false);
  const drop = (gone: string) => onChange(papers.filter((paper) => paper.id !== gone));
  const mark = (marked: string, kind: Paper['kind']) =>
    onChange(papers.map((paper) => (paper.id === marked ? { ...paper, kind } : paper)));
  return (
    <div role="group" aria-labelledby={id} className="grid gap-2">
      <p id={id} className="text-[13.5px] font-semibold">
        <Trans>Documents</Trans>
      </p>
      <p className="text-sm text-ink-500">
        <Trans>
          PAN or VAT certificate and company registration: a PDF or a clear photo.
        </Trans>
      </p>
      {papers.length > 0 ? (
        <ul className="divide-y divide-line rounded-md border border-line">
          {papers.map((paper) => (
            <EditablePaper
              key={paper.id}
              paper={paper}
              onKind={(kind) => mark(paper.id, kind)}
              onRemove={() => drop(paper.id)}
            />
          ))}
        </ul>
      ) : null}
      <Button
        variant="outline"
        className="justify-self-start"
        disabled={papers.length >= MOST_PAPERS}
        aria-invalid={error && papers.length === 0 ? true : undefined}
        onClick={() => setIsPicking(true)}
      >
        <FilePlus2 aria-hidden />
        <Trans>Add documents</Trans>
      </Button>
      {error ? (
        <p
          role="alert"
          className="flex items-center gap-1.5 text-sm font-medium text-red-700"
        >
          <TriangleAlert className="size-4 shrink-0" aria-hidden />
          {error}
        </p>
      ) : null}
      <DrivePicker
        open={isPicking}
        onOpenChange={setIsPicking}
        title={<Trans>Choose documents</Trans>}
        kind="document"
        max={MOST_PAPERS - papers.length}
        taken={papers.map((paper) => paper.id)}
        onPick={(items) => onChange(withPapers(papers, items))}
      />
    </div>
  );
}
