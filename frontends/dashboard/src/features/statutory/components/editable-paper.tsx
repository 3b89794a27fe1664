import type { Document as Paper } from '@haat/api/statutory';
import { IconButton } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { usePaperWords } from '../use-paper-words';
import { PaperRow } from './paper-row';

type Props = {
  paper: Paper;
  onKind: (kind: Paper['kind']) => void;
  onRemove: () => void;
};

/** A document that is about to be sent: what it is, or not this one. */
export function EditablePaper({ paper, onKind, onRemove }: Props) {
  const { t } = useLingui();
  const { kinds } = usePaperWords();
  const { name } = paper;
  return (
    <PaperRow paper={paper}>
      <select
        aria-label={t`Type of ${name}`}
        value={paper.kind}
        onChange={({ target }) => onKind(target.value as Paper['kind'])}
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
    </PaperRow>
  );
}
