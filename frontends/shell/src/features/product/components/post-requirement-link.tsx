import { Link, paths, useLocalName, type Product } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';

type Props = { product: Product; quantity: number };

/** Leads to a requirement for the same product (D24): the wizard opens with it filled in. */
export function PostRequirementLink({ product, quantity }: Props) {
  const localName = useLocalName();
  const params = new URLSearchParams({
    need: localName(product),
    product: product.id,
    quantity: String(quantity),
    category: product.category.id,
  });
  return (
    <Link
      to={`${paths.industries}?${params}#post`}
      className="mt-3 inline-flex min-h-11 items-center gap-1.5 text-[14px] font-semibold text-indigo-700 hover:underline print:hidden"
    >
      <Trans>Get quotes from other suppliers</Trans>
      <ArrowRight className="size-4" aria-hidden />
    </Link>
  );
}
