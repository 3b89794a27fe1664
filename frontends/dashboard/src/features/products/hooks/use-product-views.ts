import { useSearchParams } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';

type ProductView = {
  key: string;
  label: string;
  count: number | undefined;
  /** Query parameters that make the view. */
  params: Record<string, string | undefined>;
};
const LOW_QUALITY = '60';
/** Displayed only when they have products. */
const RARE = ['in_review', 'rejected', 'blocked', 'archived', 'without_price', 'quality'];

/** The default views of a seller's products: by status, and by what needs a fix. */
export function useProductViews(
  counts: Record<string, number> | undefined,
): ProductView[] {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const byStatus = (status: string, label: string): ProductView => ({
    key: status || 'all',
    label,
    count: counts?.[status || 'all'],
    params: status ? { status } : {},
  });
  const views = [
    byStatus('', t`All`),
    byStatus('published', t`Published`),
    {
      key: 'without_price',
      label: t`Needs a price`,
      count: counts?.['without_price'],
      params: { without_price: '1' },
    },
    {
      key: 'quality',
      label: t`Quality below 60`,
      count: counts?.['low_quality'],
      params: { quality_below: LOW_QUALITY },
    },
    byStatus('draft', t`Drafts`),
    byStatus('unlisted', t`Hidden`),
    byStatus('in_review', t`In review`),
    byStatus('rejected', t`Sent back`),
    byStatus('blocked', t`Blocked`),
    byStatus('archived', t`Archive`),
  ];
  const isChosen = (view: ProductView) =>
    Object.entries(view.params).every(([name, value]) => params.get(name) === value);
  return views.filter(
    (view) => !RARE.includes(view.key) || (view.count ?? 0) > 0 || isChosen(view),
  );
}
