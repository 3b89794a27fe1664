import type { Industry } from '@haat/api/categories';
import { Link, paths, useLocalName } from '@haat/platform';
import { Button, CategoryIcon, Container, cn } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ChevronRight, Send } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { MegaGrid } from './mega-grid';

type Props = { id: string; categories: Industry[]; onEnter: () => void };

const HOVER_INTENT_MS = 120;

const SIDES: Record<string, string> = { ArrowLeft: 'main', ArrowRight: 'below' };

/** Up and down walk over the links of one side, left and right lead to the other side. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const side = SIDES[event.key];
  if (side) {
    event.preventDefault();
    const other = event.currentTarget.parentElement?.querySelector(
      `[data-side="${side}"]`,
    );
    const link = other?.querySelector<HTMLElement>('a[data-chosen]');
    return (link ?? other?.querySelector('a'))?.focus();
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const links = [...event.currentTarget.querySelectorAll('a')];
  const now = links.indexOf(document.activeElement as HTMLAnchorElement);
  links[(now + step + links.length) % links.length]?.focus();
}

/** Main categories at the left, those below the chosen one in a grid of 4 x 3 (spec 2). */
export function MegaMenu({ id, categories, onEnter }: Props) {
  const localName = useLocalName();
  const [chosenId, setChosenId] = useState(categories[0]?.id);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const chosen = categories.find((category) => category.id === chosenId) ?? categories[0];
  useEffect(() => () => clearTimeout(timer.current), []);

  function choose(category: Industry, delayMs = 0) {
    clearTimeout(timer.current);
    // On the way to the grid the pointer crosses other rows: they do not count.
    timer.current = setTimeout(() => setChosenId(category.id), delayMs);
  }

  return (
    <div id={id}>
      <div className="haat-fade pointer-events-none fixed inset-x-0 bottom-0 top-40 -z-10 bg-indigo-900/45" />
      <div className="haat-fade absolute inset-x-0 top-full" onPointerEnter={onEnter}>
        <Container>
          <div className="grid grid-cols-[232px_minmax(0,1fr)] lg:grid-cols-[292px_minmax(0,1fr)] overflow-hidden rounded-b-[22px] border-t border-line bg-card shadow-e3">
            <ul
              data-side="main"
              onKeyDown={walk}
              className="max-h-[min(560px,70dvh)] overflow-y-auto border-r border-line bg-paper p-3"
            >
              {categories.map((category) => (
                <li key={category.id}>
                  <Link
                    to={paths.industry(category.slug)}
                    data-chosen={category === chosen || undefined}
                    onPointerEnter={() => choose(category, HOVER_INTENT_MS)}
                    onFocus={() => choose(category)}
                    className={cn(
                      'flex items-center gap-3 rounded-md px-3 py-2.5 text-[14.5px] font-medium text-ink-700',
                      category === chosen &&
                        'bg-card font-semibold text-indigo-700 shadow-e2',
                    )}
                  >
                    <CategoryIcon name={category.icon} className="size-[19px] shrink-0" />
                    <span className="min-w-0 break-words">{localName(category)}</span>
                    <ChevronRight
                      className="ml-auto size-4 shrink-0 text-ink-400"
                      aria-hidden
                    />
                  </Link>
                </li>
              ))}
            </ul>
            <div
              data-side="below"
              className="flex min-w-0 flex-col px-4 pb-6 pt-5 lg:px-6"
              onKeyDown={walk}
            >
              {chosen ? <MegaGrid category={chosen} /> : null}
              <div className="mt-4 flex items-center gap-3.5 rounded-lg border border-mari-100 bg-mari-50 px-3.5 py-3 text-[14.5px]">
                <span className="grid size-10 place-items-center rounded-md bg-card text-mari-800">
                  <Send className="size-5" aria-hidden />
                </span>
                <span>
                  <Trans>
                    <b>Can’t find it?</b> Tell us what you need, suppliers will come to
                    you.
                  </Trans>
                </span>
                <Button asChild variant="marigold" size="sm" className="ml-auto">
                  <Link to={paths.industries}>
                    <Trans>Post your requirement</Trans>
                  </Link>
                </Button>
              </div>
            </div>
          </div>
        </Container>
      </div>
    </div>
  );
}
