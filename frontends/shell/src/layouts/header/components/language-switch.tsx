import {
  paths,
  selectIsAuth,
  setLocale,
  useAppSelector,
  useLocale,
  useUpdateUserMutation,
} from '@haat/platform';
import { cn } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Languages } from 'lucide-react';
import type { SubmitEvent } from 'react';

/** English and Nepali; stored in this browser and in the account (D37). Before hydration or without scripts, the server sets the cookie. */
export function LanguageSwitch({ className }: { className?: string }) {
  const locale = useLocale();
  const isAuth = useAppSelector(selectIsAuth);
  const [update] = useUpdateUserMutation();
  const other = locale === 'en' ? 'ne' : 'en';
  function change(event: SubmitEvent) {
    event.preventDefault();
    void setLocale(other);
    if (isAuth) void update({ locale: other });
  }
  return (
    <form method="post" action={paths.preferences} onSubmit={change}>
      <button
        type="submit"
        name="locale"
        value={other}
        className={cn('inline-flex h-9 items-center gap-1.5', className)}
      >
        <Languages className="size-4 max-lg:hidden" aria-hidden />
        <span className="sr-only">
          <Trans>Language: switch between English and Nepali</Trans>
        </span>
        {/* On phones only the other language: it is what a tap gives. */}
        <span
          lang="en"
          className={locale === 'en' ? 'font-bold max-lg:hidden' : 'opacity-80'}
        >
          EN
        </span>
        <span aria-hidden className="max-lg:hidden">
          ·
        </span>
        <span
          lang="ne"
          className={cn(
            'nepali-labels',
            locale === 'ne' ? 'font-bold max-lg:hidden' : 'opacity-80',
          )}
        >
          नेपाली
        </span>
      </button>
    </form>
  );
}
