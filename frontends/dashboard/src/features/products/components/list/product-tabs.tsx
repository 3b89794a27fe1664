import { Button } from '@haat/ui';
import { useSearchParams } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { CountTabs, type CountTab } from '../../../../components/lists/count-tabs';
import { hrefWith } from '../../../../components/lists/href-with';
import { useProductViews } from '../../hooks/use-product-views';
import { useSavedViews } from '../../hooks/use-saved-views';
import { SaveViewDialog } from './save-view-dialog';

type Props = { counts: Record<string, number> | undefined };
const VIEW_PARAMS = ['status', 'without_price', 'quality_below'];

/** The views of the list: those of every seller with their counts, then the own ones. */
export function ProductTabs({ counts }: Props) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const { views: saved, add } = useSavedViews();
  const [isNaming, setIsNaming] = useState(false);
  const views = useProductViews(counts);
  const filters = new URLSearchParams(params);
  filters.delete('page');
  const query = filters.toString();
  const own = saved.find((view) => view.query === query);
  const current = views.find(({ params: of }) =>
    VIEW_PARAMS.every((name) => (params.get(name) ?? undefined) === of[name]),
  );
  const tabs: CountTab[] = [
    ...views.map(({ key, label, count, params: of }) => ({
      key,
      label,
      count,
      to: hrefWith(params, {
        ...Object.fromEntries(VIEW_PARAMS.map((name) => [name, of[name] ?? null])),
        page: null,
      }),
    })),
    ...saved.map(({ name, query: to }) => ({
      key: `own ${name}`,
      label: name,
      count: undefined,
      to: `?${to}`,
    })),
  ];
  return (
    <>
      <CountTabs
        label={t`Views of the products`}
        tabs={tabs}
        current={own ? `own ${own.name}` : (current?.key ?? '')}
        className="mb-0 px-1"
      >
        {query && !own ? (
          <Button
            variant="ghost"
            className="px-3.5 text-[14px]"
            onClick={() => setIsNaming(true)}
          >
            <Plus aria-hidden />
            <Trans>Save view</Trans>
          </Button>
        ) : null}
      </CountTabs>
      {isNaming ? (
        <SaveViewDialog
          onClose={() => setIsNaming(false)}
          onSave={(name) => add({ name, query })}
        />
      ) : null}
    </>
  );
}
