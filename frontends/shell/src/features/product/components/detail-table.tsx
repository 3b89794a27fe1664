import type { ReactNode } from 'react';

export type Detail = { key: string; label: ReactNode; value: ReactNode };

/** Labels and values, two in a row on wide screens. */
export const DetailTable = ({ details }: { details: Detail[] }) => (
  <dl className="grid overflow-hidden rounded-[18px] border border-line bg-card lg:grid-cols-2">
    {details.map(({ key, label, value }) => (
      <div
        key={key}
        className="-mb-px grid grid-cols-[128px_1fr] gap-2 border-b border-line px-4 py-3 text-[14.5px] lg:grid-cols-[150px_1fr] lg:odd:border-r"
      >
        <dt className="min-w-0 break-words text-ink-500">{label}</dt>
        <dd className="min-w-0 break-words font-semibold">{value}</dd>
      </div>
    ))}
  </dl>
);
