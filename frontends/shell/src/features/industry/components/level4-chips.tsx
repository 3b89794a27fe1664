import { Link, useLocalName, useSearchParams, type CategoryPage } from '@haat/platform';
import { cn } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Results } from '../../../components/results/use-results';

type Props = { page: CategoryPage | undefined; results: Results };
const CHIP =
  'inline-flex h-11 items-center whitespace-nowrap rounded-full border px-3.5 text-[13.5px] font-medium lg:h-[34px]';

/** The fourth level of a third-level category. */
export function Level4Chips({ page, results }: Props) {
  const { t } = useLingui();
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
    <ul
      aria-label={t`Kinds`}
      className="flex min-w-0 gap-2 overflow-x-auto lg:flex-wrap [scrollbar-width:none]"
    >
      <li>
        <Link
          to={results.hrefWith({ sub: null })}
          aria-current={chosen === null ? 'true' : undefined}
          className={style(chosen === null)}
        >
          <Trans>All</Trans>
        </Link>
      </li>
      {page.level4.data.map((category) => (
        <li key={category.id}>
          <Link
            to={results.hrefWith({ sub: category.slug })}
            aria-current={chosen === category.slug ? 'true' : undefined}
            className={style(chosen === category.slug)}
          >
            {localName(category)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
