import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { cn } from '../class-names';

type Props = { value: string; onChange: (text: string) => void; className?: string };
const MAX_LENGTH = 100;

/** The words of a question to the help; a form around it sends them as `q`. */
export function HelpSearchField({ value, onChange, className }: Props) {
  const { t } = useLingui();
  return (
    <div
      className={cn(
        'flex h-11 items-center rounded-md border-[1.5px] border-control bg-card pr-3.5 focus-within:border-indigo-600 focus-within:shadow-ring',
        className,
      )}
    >
      <button
        type="submit"
        aria-label={t`Search`}
        className="grid h-full w-10 shrink-0 place-items-center text-ink-500"
      >
        <Search className="size-4" aria-hidden />
      </button>
      <input
        type="search"
        name="q"
        aria-label={t`Search help`}
        value={value}
        maxLength={MAX_LENGTH}
        placeholder={t`What do you want to know?`}
        onChange={(event) => onChange(event.target.value)}
        className="h-full w-full min-w-0 bg-transparent outline-none focus-visible:shadow-none"
      />
    </div>
  );
}
