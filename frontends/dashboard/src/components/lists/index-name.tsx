import { Link } from '@haat/platform';
import type { ReactNode } from 'react';

type Props = {
  to: string;
  children: ReactNode;
  /** Below the name; phones have `phoneLine`. */
  line: ReactNode;
  phoneLine?: ReactNode;
};

/** The name of a row, on one line, on phones on up to two. The complete row is its link. */
export const IndexName = ({ to, children, line, phoneLine = line }: Props) => (
  <span className="block min-w-0">
    <Link
      to={to}
      data-row
      className="block truncate font-semibold leading-snug outline-none @max-[700px]/list:line-clamp-2 @max-[700px]/list:whitespace-normal after:absolute after:inset-0 hover:text-indigo-700 focus-visible:after:shadow-[inset_0_0_0_2px_var(--color-indigo-600)]"
    >
      {children}
    </Link>
    <small className="block truncate text-[12.5px] text-ink-500 @max-[700px]/list:hidden">
      {line}
    </small>
    <small className="hidden truncate text-[13px] text-ink-500 @max-[700px]/list:block">
      {phoneLine}
    </small>
  </span>
);
