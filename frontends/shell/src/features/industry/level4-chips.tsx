import { Link, useLocalName, useSearchParams, type CategoryPage } from '@haat/platform';
import { cn } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { Results } from '../search/use-results';

type Props = { page: CategoryPage | undefined; results: Results };
const CHIP =
  'inline-flex h-11 items-center whitespace-nowrap rounded-full border px-3.5 text-[13.5px] font-medium lg:h-[34px]';
const SHOWN = 12;

/** The fourth level of a third-level category. */
export function Level4Chips({ page, results }: Props) {
  const localName = useLocalName();
  const [params] = useSearchParams();
  const chosen = params.get('sub');
  const isThird = page?.childs.data.every((child) =>
    page.level4.data.some(({ id }) => id === child.id),
  );
  if (!page || !isThird || page.level4.data.length === 0) return null;
  const style = (isOn: boolean) =>
    cn(CHIP, isOn ? 'border-ink-900 bg-ink-900 text-white' : 'border-line bg-card');
  return (
    <ul className="flex gap-2 overflow-x-auto [scrollbar-width:none]">
      <li>
        <Link to={results.hrefWith({ sub: null })} className={style(chosen === null)}>
          <Trans>All</Trans>
        </Link>
      </li>
      {page.level4.data.slice(0, SHOWN).map((category) => (
        <li key={category.id}>
          <Link
            to={results.hrefWith({ sub: category.slug })}
            className={style(chosen === category.slug)}
          >
            {localName(category)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
