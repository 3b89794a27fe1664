import { Link } from '@haat/platform';
import { Card, Skeleton, cn } from '@haat/ui';
import type { ReactNode } from 'react';

type Props = {
  /** Without an address it is no link. */
  to: string | null;
  name: ReactNode;
  value: ReactNode | undefined;
  /** How it was before. */
  change?: ReactNode;
};

/** A number that opens its rows. */
export function Figure({ to, name, value, change }: Props) {
  const content = (
    <>
      <span className="block text-sm text-ink-500">{name}</span>
      {value === undefined ? (
        <Skeleton className="mt-2 h-7 w-14" />
      ) : (
        <b className="text-2xl font-bold tracking-tight tabular-nums">{value}</b>
      )}
      {change}
    </>
  );
  if (to === null) return <Card className={BOX}>{content}</Card>;
  return (
    <Card className="transition hover:shadow-e2">
      <Link to={to} className={cn(BOX, 'h-full rounded-lg')}>
        {content}
      </Link>
    </Card>
  );
}

const BOX = 'flex min-h-[88px] flex-col p-4';
