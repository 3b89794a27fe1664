import { Link, paths } from '@haat/platform';
import { Container, Logo } from '@haat/ui';
import { CategoryBar } from './components/category-bar';
import { HeaderActions } from './components/header-actions';
import { SearchBox } from './components/search-box';
import { UtilStrip } from './components/util-strip';

/** Strip, logo, search, actions; below them the categories. */
export const Header = ({ unread }: { unread: number }) => (
  <>
    <UtilStrip />
    <header className="sticky top-0 z-40 border-b border-line bg-white/94 backdrop-blur-md">
      <Container className="flex flex-wrap items-center gap-x-2 gap-y-2.5 pb-3 pt-2.5 lg:h-[76px] lg:flex-nowrap lg:gap-x-5 lg:py-0">
        <Link to={paths.home}>
          <Logo />
        </Link>
        <SearchBox />
        <HeaderActions unread={unread} />
      </Container>
    </header>
    <CategoryBar />
  </>
);
