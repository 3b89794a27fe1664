import { Link, paths } from '@haat/platform';
import { cn } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { CircleQuestionMark, Lightbulb, MessageSquareWarning } from 'lucide-react';
import type { Kind } from '../../../api/case-forms-api';

/** What one writes about; what is typed already stays. */
export function KindChoice({ kind }: { kind: Kind }) {
  const { t } = useLingui();
  const kinds = [
    { kind: 'contact', label: t`Question`, icon: CircleQuestionMark },
    { kind: 'complaint', label: t`Complaint`, icon: MessageSquareWarning },
    { kind: 'feedback', label: t`Feedback`, icon: Lightbulb },
  ] as const;
  return (
    <nav aria-label={t`What is it about?`} className="mb-5 grid gap-2 sm:grid-cols-3">
      {kinds.map(({ kind: one, label, icon: Icon }) => (
        <Link
          key={one}
          to={paths.contactAbout(one)}
          replace
          preventScrollReset
          aria-current={one === kind ? 'true' : undefined}
          className={cn(
            'flex min-h-12 items-center gap-2.5 rounded-md border-[1.5px] border-line px-4 font-semibold text-ink-700 hover:border-indigo-500 [&_svg]:size-5',
            one === kind && 'border-indigo-600 bg-indigo-50 text-indigo-700',
          )}
        >
          <Icon aria-hidden />
          {label}
        </Link>
      ))}
    </nav>
  );
}
