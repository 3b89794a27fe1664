import { useSearchParams } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { hrefWith } from '../../../../components/lists/href-with';
import { ViewTabs } from '../../../../components/lists/view-tabs';
import { useProductViews } from '../../hooks/use-product-views';

type Props = { counts: Record<string, number> | undefined };
const VIEW_PARAMS = ['status', 'without_price', 'quality_below'];

/** The views of the list: those of every seller with their counts, then the own ones. */
export function ProductTabs({ counts }: Props) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const views = useProductViews(counts);
  const current = views.find(({ params: of }) =>
    VIEW_PARAMS.every((name) => (params.get(name) ?? undefined) === of[name]),
  );
  const tabs = views.map(({ key, label, count, params: of }) => ({
    key,
    label,
    count,
    to: hrefWith(params, {
      ...Object.fromEntries(VIEW_PARAMS.map((name) => [name, of[name] ?? null])),
      page: null,
    }),
  }));
  return (
    <ViewTabs
      list="products"
      label={t`Views of the products`}
      tabs={tabs}
      current={current?.key ?? ''}
      params={[]}
    />
  );
}
