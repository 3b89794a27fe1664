import { useFormat } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { BadgeCheck } from 'lucide-react';

type Check = { what: string; at: string };

function useCheckNames(): Record<string, string> {
  const { t } = useLingui();
  return {
    phone: t`Phone number`,
    statutory: t`PAN/VAT and registration documents`,
    pan: t`PAN/VAT number`,
    registration: t`Company registration`,
    email: t`Email address`,
    address: t`Business address`,
  };
}

/** What was verified and when, in both calendars. */
export function VerificationList({ checks }: { checks: Check[] }) {
  const names = useCheckNames();
  const { date, bikramSambat } = useFormat();
  return (
    <ul className="grid gap-3">
      {checks.map(({ what, at }) => (
        <li key={what} className="flex items-start gap-3">
          <span className="grid size-9 shrink-0 place-items-center rounded-full bg-green-50 text-green-700">
            <BadgeCheck className="size-5" aria-hidden />
          </span>
          <span>
            <b className="block font-semibold">{names[what] ?? what}</b>
            <time dateTime={at} className="text-sm text-ink-500">
              {date(at)} · {bikramSambat(at)}
            </time>
          </span>
        </li>
      ))}
    </ul>
  );
}
