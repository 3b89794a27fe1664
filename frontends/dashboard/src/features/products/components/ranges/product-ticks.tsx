import type { ListingOut } from '@haat/api/own-products';
import { useLocalName } from '@haat/platform';
import { Checkbox, ErrorPanel, Skeleton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useOwnProductsQuery } from '../../../../api/own-products';

type Props = {
  q: string;
  /** Already in the range: first in the list without a search. */
  contents: ListingOut[];
  ticked: Set<string>;
  onToggle: (id: string) => void;
};
const MAX_ROWS = 100;

/** The own products that the search finds, each in the range or not. */
export function ProductTicks({ q, contents, ticked, onToggle }: Props) {
  const { t } = useLingui();
  const localName = useLocalName();
  const { data, error, refetch } = useOwnProductsQuery({
    sort: 'name',
    perPage: MAX_ROWS,
    ...(q ? { q } : {}),
  });
  if (error && !data) {
    return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton className="h-28 rounded-md" />;
  const first = q ? [] : contents;
  const others = data.data.filter((one) => !first.some(({ id }) => id === one.id));
  const products = [...first, ...others];
  if (products.length === 0) {
    return (
      <p role="status" className="py-2 text-sm text-ink-500">
        <Trans>Nothing found</Trans>
      </p>
    );
  }
  return (
    <ul
      aria-label={t`Products to choose from`}
      className="max-h-[40dvh] overflow-y-auto rounded-md border border-line px-3 py-1 [&_label]:min-h-11 [&_label]:items-center"
    >
      {products.map((product) => (
        <li key={product.id}>
          <Checkbox
            label={localName(product)}
            checked={ticked.has(product.id)}
            onChange={() => onToggle(product.id)}
          />
        </li>
      ))}
      {data.meta.total > products.length ? (
        <li className="py-2 text-sm text-ink-500">
          <Trans>There are more. Search by name.</Trans>
        </li>
      ) : null}
    </ul>
  );
}
