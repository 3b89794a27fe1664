import { Link, paths, useLocalName, type Product } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';

type Props = { product: Product; quantity: number };

/** The same goods asked of other suppliers too (D24): the wizard opens with them filled in. */
export function AskOthers({ product, quantity }: Props) {
  const localName = useLocalName();
  const words = new URLSearchParams({
    need: localName(product),
    product: product.id,
    quantity: String(quantity),
    category: product.category.id,
  });
  return (
    <Link
      to={`${paths.industries}?${words}#post`}
      className="mt-3 inline-flex min-h-11 items-center gap-1.5 text-[14px] font-semibold text-indigo-700 hover:underline"
    >
      <Trans>Get quotes from other suppliers</Trans>
      <ArrowRight className="size-4" aria-hidden />
    </Link>
  );
}
