import type { ReactNode } from 'react';

type Row = { name: ReactNode; value: ReactNode };

/** Names and values, to be compared. In a narrow card a long value has its own line. */
export const Facts = ({ rows }: { rows: Row[] }) => (
  <dl className="@container divide-y divide-line">
    {rows.map(({ name, value }, index) => (
      <div
        key={index}
        className="flex flex-wrap justify-between gap-x-4 py-2.5 @min-[440px]:grid @min-[440px]:grid-cols-[170px_minmax(0,1fr)]"
      >
        <dt className="text-sm leading-[22px] text-ink-500">{name}</dt>
        <dd className="font-medium [overflow-wrap:anywhere]">{value ?? '–'}</dd>
      </div>
    ))}
  </dl>
);
