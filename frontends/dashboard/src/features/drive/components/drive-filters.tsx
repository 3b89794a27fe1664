import type { Item } from '@haat/api/drive';
import { Link } from '@haat/platform';
import { IconButton, cn } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { LayoutGrid, List } from 'lucide-react';
import { SearchForm } from '../../../components/lists/search-form';
import type { Layout } from '../hooks/use-layout';

type Props = {
  kind: Item['kind'] | undefined;
  hrefOfKind: (kind?: Item['kind']) => string;
  layout: Layout;
  onLayout: (layout: Layout) => void;
};
const CHIP =
  'inline-flex min-h-11 items-center whitespace-nowrap rounded-full border border-line bg-card px-4 text-[13.5px] font-medium text-ink-700 hover:border-indigo-500';
const ON = 'border-inverse bg-inverse text-on-inverse hover:text-on-inverse';

/** Search and kind live in the address; tiles or rows on this device. */
export function DriveFilters({ kind, hrefOfKind, layout, onLayout }: Props) {
  const { t } = useLingui();
  const kinds: { value?: Item['kind']; label: React.ReactNode }[] = [
    { label: <Trans>All</Trans> },
    { value: 'image', label: <Trans>Pictures</Trans> },
    { value: 'document', label: <Trans>Documents</Trans> },
    { value: 'folder', label: <Trans>Folders</Trans> },
  ];
  const layouts = [
    { value: 'grid', label: t`Tiles`, icon: LayoutGrid },
    { value: 'list', label: t`Rows`, icon: List },
  ] as const;
  return (
    <div className="flex flex-wrap items-start gap-x-4">
      <div className="w-full min-w-0 flex-1 basis-[300px]">
        <SearchForm label={t`Search My Drive`} />
      </div>
      <div className="mb-4 flex max-w-full items-center gap-2">
        <nav
          aria-label={t`File type`}
          className="flex min-w-0 gap-2 overflow-x-auto [scrollbar-width:none]"
        >
          {kinds.map(({ value, label }) => (
            <Link
              key={value ?? 'all'}
              to={hrefOfKind(value)}
              aria-current={value === kind ? 'page' : undefined}
              className={cn(CHIP, value === kind && ON)}
            >
              {label}
            </Link>
          ))}
        </nav>
        <div role="group" aria-label={t`Show as`} className="flex">
          {layouts.map(({ value, label, icon: Icon }) => (
            <IconButton
              key={value}
              label={label}
              aria-pressed={value === layout}
              className={cn(
                'rounded-md',
                value === layout && 'bg-indigo-50 text-indigo-700',
              )}
              onClick={() => onLayout(value)}
            >
              <Icon aria-hidden />
            </IconButton>
          ))}
        </div>
      </div>
    </div>
  );
}
