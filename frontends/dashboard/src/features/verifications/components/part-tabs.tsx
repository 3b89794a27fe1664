import { useFormat } from '@haat/platform';
import { cn } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export type Part = 'details' | 'documents' | 'history';
type Props = { part: Part; onChange: (part: Part) => void; documentCount: number };

/** Which part a phone displays; wide screens have all. */
export function PartTabs({ part, onChange, documentCount }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  const parts: [Part, ReactNode][] = [
    ['details', <Trans key="details">Details</Trans>],
    ['documents', <Trans key="documents">Documents ({number(documentCount)})</Trans>],
    ['history', <Trans key="history">History</Trans>],
  ];
  return (
    <div
      role="group"
      aria-label={t`Page sections`}
      className="mb-4 flex gap-1 overflow-x-auto border-b border-line lg:hidden"
    >
      {parts.map(([key, words]) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === part}
          onClick={() => onChange(key)}
          className={cn(
            'min-h-11 whitespace-nowrap border-b-[3px] border-transparent px-3.5 text-[14px] font-semibold text-ink-500',
            key === part && 'border-indigo-600 text-indigo-700',
          )}
        >
          {words}
        </button>
      ))}
    </div>
  );
}
