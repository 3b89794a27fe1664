import { setLocale, useLocale } from '@haat/platform';
import { cn } from '@haat/ui';

/** Names the other language in its own script, so that its readers understand it. */
export function LanguageButton({ className }: { className?: string }) {
  const other = useLocale() === 'ne' ? 'en' : 'ne';
  return (
    <button
      type="button"
      lang={other}
      onClick={() => void setLocale(other)}
      className={cn(
        'min-h-11 whitespace-nowrap rounded-md px-3 text-[14px] font-semibold text-ink-700 hover:bg-sand',
        className,
      )}
    >
      {other === 'ne' ? 'नेपाली' : 'English'}
    </button>
  );
}
