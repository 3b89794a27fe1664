import type { Document as StatutoryDocument } from '@haat/api/statutory';
import { IconButton } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useDocumentLabels } from '../../../hooks/use-document-labels';
import { DocumentRow } from './document-row';

type Props = {
  document: StatutoryDocument;
  onKind: (kind: StatutoryDocument['kind']) => void;
  onRemove: () => void;
};

/** A document that is about to be sent: what it is, or not this one. */
export function EditableDocument({ document, onKind, onRemove }: Props) {
  const { t } = useLingui();
  const { kinds } = useDocumentLabels();
  const { name } = document;
  return (
    <DocumentRow document={document}>
      <select
        aria-label={t`Type of ${name}`}
        value={document.kind}
        onChange={({ target }) => onKind(target.value as StatutoryDocument['kind'])}
        className="h-11 max-w-full rounded-md border border-control bg-card px-3 text-[14px] outline-none focus:border-indigo-600 focus:shadow-ring"
      >
        {kinds.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <IconButton label={t`Remove ${name}`} onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
    </DocumentRow>
  );
}
