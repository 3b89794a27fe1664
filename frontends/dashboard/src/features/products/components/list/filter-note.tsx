import { Link, useLocalName, useSearchParams } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useProductRangesQuery } from '../../../../api/product-ranges';
import { hrefWith } from '../../../../components/lists/href-with';

/** Names the range that the list is filtered by, and clears the filter. */
export function FilterNote() {
  const { t } = useLingui();
  const localName = useLocalName();
  const [params] = useSearchParams();
  const id = params.get('range_id');
  const { data } = useProductRangesQuery(undefined, { skip: !id });
  if (!id) return null;
  const name = localName(data?.find((range) => range.id === id)) || '…';
  return (
    <p className="mb-4">
      <Link
        to={hrefWith(params, { range_id: null, page: null })}
        aria-label={t`Remove ${name}`}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-indigo-50 px-3.5 text-[13.5px] font-semibold text-indigo-700 hover:bg-indigo-100"
      >
        <Trans>Range: {name}</Trans>
        <X className="size-4" aria-hidden />
      </Link>
    </p>
  );
}
