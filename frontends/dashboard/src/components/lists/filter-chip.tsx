import { Link } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';

/** A filter that is on; `to` is the list without it. */
export function FilterChip({ to, label }: { to: string; label: string }) {
  const { t } = useLingui();
  return (
    <Link
      to={to}
      aria-label={t`Remove “${label}”`}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-indigo-300 bg-indigo-50 px-3.5 text-[13.5px] font-medium text-indigo-700 hover:bg-indigo-100 lg:min-h-[34px]"
    >
      {label}
      <X className="size-4 shrink-0" aria-hidden />
    </Link>
  );
}
