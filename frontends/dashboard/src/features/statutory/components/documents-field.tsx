import type { Document as StatutoryDocument } from '@haat/api/statutory';
import { useField } from '@haat/forms';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { FilePlus2, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { DrivePicker } from '../../../components/drive/drive-picker';
import { withDocuments } from '../documents';
import { EditableDocument } from './editable-document';

const MAX_DOCUMENTS = 10;

/** The documents from My Drive, or put there in passing, each with what it is. */
export function DocumentsField() {
  const {
    value: documents,
    error,
    onChange,
  } = useField<StatutoryDocument[]>('document_ids');
  const id = useId();
  const [isPicking, setIsPicking] = useState(false);
  const drop = (gone: string) =>
    onChange(documents.filter((document) => document.id !== gone));
  const setKind = (targetId: string, kind: StatutoryDocument['kind']) =>
    onChange(
      documents.map((document) =>
        document.id === targetId ? { ...document, kind } : document,
      ),
    );
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
      {documents.length > 0 ? (
        <ul className="divide-y divide-line rounded-md border border-line">
          {documents.map((document) => (
            <EditableDocument
              key={document.id}
              document={document}
              onKind={(kind) => setKind(document.id, kind)}
              onRemove={() => drop(document.id)}
            />
          ))}
        </ul>
      ) : null}
      <Button
        variant="outline"
        className="justify-self-start"
        disabled={documents.length >= MAX_DOCUMENTS}
        aria-invalid={error && documents.length === 0 ? true : undefined}
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
        max={MAX_DOCUMENTS - documents.length}
        taken={documents.map((document) => document.id)}
        onPick={(items) => onChange(withDocuments(documents, items))}
      />
    </div>
  );
}
