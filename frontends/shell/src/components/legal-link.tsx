import { Link } from '@haat/platform';
import type { ReactNode } from 'react';

/** A text one accepts, in a tab of its own: what was typed so far stays. */
export const LegalLink = ({ to, children }: { to: string; children?: ReactNode }) => (
  <Link
    to={to}
    target="_blank"
    className="font-semibold text-indigo-700 underline underline-offset-2"
  >
    {children}
  </Link>
);
