import { Link, paths, useSession } from '@haat/platform';
import { Card, cn } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, ChevronRight } from 'lucide-react';

/** What a new account still lacks; each open step leads to its setting. */
export function AccountSteps() {
  const { t } = useLingui();
  const { user } = useSession();
  const steps = [
    { id: 'email', name: t`Confirm your email`, isDone: !!user?.email_verified_at },
    { id: 'phone', name: t`Confirm your phone`, isDone: !!user?.phone_verified_at },
  ];
  return (
    <Card className="p-4 lg:p-5">
      <h2 className="mb-2 text-lg leading-snug">
        <Trans>Your account</Trans>
      </h2>
      <ul className="divide-y divide-line">
        {steps.map(({ id, name, isDone }) => (
          <li key={id} className="flex min-h-14 items-center gap-3">
            <span
              className={cn(
                'grid size-8 shrink-0 place-items-center rounded-full [&_svg]:size-4',
                isDone ? 'bg-green-50 text-green-700' : 'border border-line-strong',
              )}
            >
              {isDone ? <Check aria-label={t`Done`} /> : null}
            </span>
            {isDone ? (
              <span className="text-ink-500">{name}</span>
            ) : (
              <Link
                to={`${paths.buyerSettings}#${id}`}
                className="flex min-h-11 flex-1 items-center gap-2 font-semibold hover:text-indigo-700"
              >
                {name}
                <ChevronRight className="ml-auto size-4" aria-hidden />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
