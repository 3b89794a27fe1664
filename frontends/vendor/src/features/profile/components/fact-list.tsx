import type { ReactNode } from 'react';

export type FactRow = { label: string; value: ReactNode };

/** Label and value in rows; what has no value is left out. */
export function FactList({ rows }: { rows: FactRow[] }) {
  return (
    <dl className="overflow-hidden rounded-lg border border-line bg-card">
      {rows
        .filter(({ value }) => Boolean(value))
        .map(({ label, value }) => (
          <div
            key={label}
            className="grid gap-0.5 border-b border-line px-4 py-3 last:border-b-0 sm:grid-cols-[200px_1fr] sm:gap-4 lg:px-5"
          >
            <dt className="text-ink-500">{label}</dt>
            <dd className="font-medium break-words">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
