import { useDebounced } from '@haat/enquiry';
import { useWatch } from '@haat/forms';
import { Link, paths, useLocalName } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { useOwnProductsQuery } from '../../../../api/own-products';
import { isNearName } from '../../near-name';
import type { TypedProduct } from '../../product-schema';

const PAUSE_MS = 400;
const MIN_QUERY = 3;

/** The seller has a product of nearly this name already: two of it only confuse buyers. */
export function SameNameHint({ ownId }: { ownId: string | undefined }) {
  const localName = useLocalName();
  const names = useWatch<TypedProduct, ['name', 'name_ne']>({
    name: ['name', 'name_ne'],
  });
  const typed = names.map((name) => name.trim()).find(Boolean) ?? '';
  const q = useDebounced(typed, PAUSE_MS);
  const { currentData } = useOwnProductsQuery({ q }, { skip: q.length < MIN_QUERY });
  const same = currentData?.data.find(
    (product) =>
      product.id !== ownId &&
      names.some(
        (name) =>
          name.trim() !== '' &&
          [product.name, product.name_ne ?? ''].some((one) => isNearName(one, name)),
      ),
  );
  if (!same) return null;
  return (
    <p
      role="status"
      className="flex items-start gap-2 rounded-md border border-mari-300 bg-mari-50 px-3.5 py-2.5 text-sm text-mari-800"
    >
      <Copy className="mt-0.5 size-4 shrink-0" aria-hidden />
      <span>
        <Trans>
          You already have a similar product:{' '}
          <Link
            to={paths.sellerEditProduct(same.id)}
            className="font-semibold underline underline-offset-2"
          >
            {localName(same)}
          </Link>
        </Trans>
      </span>
    </p>
  );
}
