import { cn } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import type { MouseEvent, ReactNode } from 'react';

export type ContentsItem = {
  /** Of the section's element. */
  id: string;
  title: ReactNode;
};
type Props = { items: ContentsItem[]; className?: string };

/** Not by the address: unsaved sections would ask before the page is left. */
function jump(event: MouseEvent, id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  event.preventDefault();
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  section.scrollIntoView({ block: 'start' });
}

/** Links to the sections of a long page: a list beside it, on narrow screens a row above. */
export function PageContents({ items, className }: Props) {
  const { t } = useLingui();
  return (
    <nav
      aria-label={t`On this page`}
      className={cn('max-lg:-my-3 print:hidden', className)}
    >
      <ul className="flex gap-x-1 overflow-x-auto [scrollbar-width:none] max-xl:-mx-4 max-xl:px-4 xl:grid xl:border-l xl:border-line">
        {items.map(({ id, title }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              onClick={(event) => jump(event, id)}
              className="flex min-h-11 items-center px-3 text-[14px] font-medium text-ink-700 hover:text-indigo-700 xl:min-h-9 xl:pl-4"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
