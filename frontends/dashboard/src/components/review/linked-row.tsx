import { Link } from '@haat/platform';
import type { ReactNode } from 'react';

type Props = { to: string; name: string; children: ReactNode };

/** An account or a company with some of the same facts: its page, then the facts. */
export function LinkedRow({ to, name, children }: Props) {
  return (
    <li className="flex flex-wrap items-center gap-2">
      <Link
        to={to}
        className="inline-flex min-h-11 items-center font-semibold text-indigo-700 underline [overflow-wrap:anywhere]"
      >
        {name}
      </Link>
      {children}
    </li>
  );
}
