import type { ReactNode } from 'react';

type Row = { name: ReactNode; value: ReactNode };

/** Names and values, one under the other, to be compared. */
export const Facts = ({ rows }: { rows: Row[] }) => (
  <dl className="divide-y divide-line">
    {rows.map(({ name, value }, index) => (
      <div key={index} className="grid gap-x-4 py-2.5 sm:grid-cols-[170px_minmax(0,1fr)]">
        <dt className="text-sm leading-[22px] text-ink-500">{name}</dt>
        <dd className="font-medium [overflow-wrap:anywhere]">{value ?? '–'}</dd>
      </div>
    ))}
  </dl>
);
