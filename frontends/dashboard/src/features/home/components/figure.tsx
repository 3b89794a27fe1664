import { Link } from '@haat/platform';
import { Card, Skeleton } from '@haat/ui';
import type { ReactNode } from 'react';

type Props = { to: string; name: ReactNode; value: ReactNode | undefined };

/** A number that opens its rows. */
export const Figure = ({ to, name, value }: Props) => (
  <Card className="transition hover:shadow-e2">
    <Link to={to} className="block min-h-[88px] rounded-lg p-4">
      <span className="block text-sm text-ink-500">{name}</span>
      {value === undefined ? (
        <Skeleton className="mt-2 h-7 w-14" />
      ) : (
        <b className="text-2xl font-bold tracking-tight tabular-nums">{value}</b>
      )}
    </Link>
  </Card>
);
