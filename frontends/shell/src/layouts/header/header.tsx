import { Link, paths } from '@haat/platform';
import { Container, Logo, cn } from '@haat/ui';
import { CategoryBar } from './components/category-bar';
import { HeaderActions } from './components/header-actions';
import { SearchBox } from './components/search-box';
import { UtilStrip } from './components/util-strip';
import { useIsScrolledDown } from './hooks/use-is-scrolled-down';

/** Strip, logo, search, actions; below them the categories. On phones one row, which hides while one scrolls down. */
export function Header({ unread }: { unread: number }) {
  const isHidden = useIsScrolledDown();
  return (
    <>
      <UtilStrip />
      <header
        data-bar="top"
        className={cn(
          'sticky top-0 z-40 border-b border-line bg-white/94 backdrop-blur-md max-lg:transition-transform',
          isHidden && 'max-lg:not-focus-within:-translate-y-full',
        )}
      >
        <Container className="flex h-14 items-center gap-2 lg:h-[76px] lg:gap-x-5">
          <Link to={paths.home} className="shrink-0">
            <Logo className="max-sm:[&>span]:sr-only" />
          </Link>
          <SearchBox />
          <HeaderActions unread={unread} />
        </Container>
      </header>
      <CategoryBar />
    </>
  );
}
