import { ConfirmedBadge } from './confirmed-badge';

type Props = { number: string | null; isConfirmed: boolean };

/** The company's mobile number, and whether a code confirmed it. */
export const CompanyMobile = ({ number, isConfirmed }: Props) => (
  <span className="flex flex-wrap items-center gap-2 tabular-nums">
    {number ?? '–'}
    <ConfirmedBadge isConfirmed={isConfirmed} />
  </span>
);
