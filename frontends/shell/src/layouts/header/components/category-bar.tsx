import {
  NavLink,
  deferred,
  paths,
  useAllCategoriesQuery,
  useLocalName,
  useLocation,
  useMainCategoriesQuery,
} from '@haat/platform';
import { Container, Skeleton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { LayoutGrid } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

const MegaMenu = deferred(async () => ({
  default: (await import(/* webpackChunkName: "header-parts" */ './mega-menu')).MegaMenu,
}));

const MAX_CATEGORIES = 7;
const MENU_ID = 'category-menu';
const HOVER_INTENT_MS = 120;

/** Opens after a moment of hovering, closes after a moment away. */
function useHoverIntent(setIsOpen: (isOpen: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const after = (isOpen: boolean) => () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(isOpen), HOVER_INTENT_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { onPointerEnter: after(true), onPointerLeave: after(false) };
}

/** Hidden at 768 px or below (spec 9): the bottom bar opens a sheet there. */
export function CategoryBar() {
  const { pathname } = useLocation();
  const { data: categories } = useMainCategoriesQuery();
  const localName = useLocalName();
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  // Requested on the way to the button: it has loaded when the menu opens.
  const [isNear, setIsNear] = useState(false);
  const { data: tree } = useAllCategoriesQuery(true, { skip: !isNear && !isOpen });
  const button = useRef<HTMLButtonElement>(null);
  const { onPointerEnter, onPointerLeave } = useHoverIntent(setIsOpen);
  useEffect(() => setIsOpen(false), [pathname]);

  return (
    <nav
      aria-label={t`Categories`}
      data-bar="categories"
      className="relative z-30 hidden border-b border-line bg-white md:block"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setIsOpen(false);
        button.current?.focus();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
      }}
      onPointerLeave={onPointerLeave}
    >
      <Container className="flex h-12 items-center gap-1.5 text-[14px] font-medium text-ink-700">
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen && tree ? MENU_ID : undefined}
          onPointerEnter={() => {
            setIsNear(true);
            onPointerEnter();
          }}
          onFocus={() => setIsNear(true)}
          onClick={() => setIsOpen((now) => !now)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') setIsOpen(true);
          }}
          className="mr-2 flex h-9 shrink-0 items-center gap-2 rounded-[9px] bg-ink-900 px-3.5 font-semibold text-white"
        >
          <LayoutGrid className="size-[18px]" aria-hidden />
          <Trans>All categories</Trans>
        </button>
        <div className="flex min-w-0 items-center gap-0.5 overflow-hidden">
          {categories?.slice(0, MAX_CATEGORIES).map((category) => (
            <NavLink
              key={category.id}
              to={paths.industry(category.slug)}
              className="whitespace-nowrap rounded-[9px] px-2.5 py-2 hover:bg-sand aria-[current=page]:text-indigo-700"
            >
              {localName(category)}
            </NavLink>
          ))}
          {categories ? null : <Skeleton className="h-5 w-[560px]" />}
        </div>
      </Container>
      {isOpen && tree ? (
        <MegaMenu id={MENU_ID} categories={tree} onEnter={onPointerEnter} />
      ) : null}
    </nav>
  );
}
