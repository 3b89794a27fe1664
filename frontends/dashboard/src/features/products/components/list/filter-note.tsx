import { useLeafCategories } from '@haat/enquiry';
import { Link, useLocalName, useSearchParams } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useProductRangesQuery } from '../../../../api/product-ranges';
import { hrefWith } from '../../../../components/lists/href-with';

/** The category and the range that the list is filtered by; each can be removed. */
export function FilterNote() {
  const { t } = useLingui();
  const localName = useLocalName();
  const [params] = useSearchParams();
  const rangeId = params.get('range_id');
  const categoryId = params.get('category_id');
  const { data: ranges } = useProductRangesQuery(undefined, { skip: !rangeId });
  const { categories } = useLeafCategories();
  const range = localName(ranges?.find(({ id }) => id === rangeId)) || '…';
  const category = localName(categories.find(({ id }) => id === categoryId)) || '…';
  const chips = [
    ...(categoryId
      ? [{ param: 'category_id', name: category, label: t`Category: ${category}` }]
      : []),
    ...(rangeId ? [{ param: 'range_id', name: range, label: t`Range: ${range}` }] : []),
  ];
  return chips.map(({ param, name, label }) => (
    <Link
      key={param}
      to={hrefWith(params, { [param]: null, page: null })}
      aria-label={t`Remove ${name}`}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-indigo-50 px-3.5 text-[13.5px] font-semibold text-indigo-700 hover:bg-indigo-100"
    >
      {label}
      <X className="size-4" aria-hidden />
    </Link>
  ));
}
