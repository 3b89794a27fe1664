import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { cn } from '../class-names';

type Props = { value: string; onChange: (text: string) => void; className?: string };
const MAX_LENGTH = 100;

/** The words of a question to the help; a form around it sends them as `q`. */
export function HelpSearchField({ value, onChange, className }: Props) {
  const { t } = useLingui();
  return (
    <label
      className={cn(
        'flex h-11 items-center gap-2.5 rounded-md border-[1.5px] border-control bg-card px-3.5 focus-within:border-indigo-600 focus-within:shadow-ring',
        className,
      )}
    >
      <Search className="size-4 shrink-0 text-ink-500" aria-hidden />
      <span className="sr-only">{t`Search help`}</span>
      <input
        type="search"
        name="q"
        value={value}
        maxLength={MAX_LENGTH}
        placeholder={t`What do you want to know?`}
        onChange={(event) => onChange(event.target.value)}
        className="h-full w-full min-w-0 bg-transparent outline-none focus-visible:shadow-none"
      />
    </label>
  );
}
