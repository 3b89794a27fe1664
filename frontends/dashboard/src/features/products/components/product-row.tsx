import { Link, paths, useFormat, useLocalName } from '@haat/platform';
import { Button, ProductPicture } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Pencil } from 'lucide-react';
import type { OwnProduct } from '../../../api/own-products';
import { useUnitName } from '../use-units';
import { ProductMenu } from './product-menu';

type Props = { product: OwnProduct; category: string };

/** A product: a row of the table on wide screens, a card on phones. */
export function ProductRow({ product, category }: Props) {
  const { money, number } = useFormat();
  const localName = useLocalName();
  const unit = useUnitName()(product.unit_id);
  const edit = paths.sellerEditProduct(product.id);
  return (
    <tr className="border-b border-line last:border-0 max-lg:grid max-lg:grid-cols-[1fr_auto] max-lg:gap-x-3 max-lg:p-3.5 lg:[&>td]:px-4 lg:[&>td]:py-2.5">
      <td className="max-lg:col-span-2">
        <Link to={edit} className="flex items-center gap-3 hover:text-indigo-700">
          <span className="size-12 shrink-0 overflow-hidden rounded-sm bg-sand">
            <ProductPicture image={product.image} alt="" />
          </span>
          <span className="min-w-0">
            <b className="line-clamp-2 font-semibold leading-snug">
              {localName(product)}
            </b>
            <small className="block truncate text-[12.5px] text-ink-500">
              {category}
            </small>
          </span>
        </Link>
      </td>
      <td className="whitespace-nowrap tabular-nums max-lg:mt-2">
        {product.price ? money(product.price) : <Trans>On request</Trans>}
        {product.price && unit ? <small className="text-ink-500"> / {unit}</small> : null}
      </td>
      <td className="whitespace-nowrap text-ink-700 tabular-nums max-lg:hidden">
        {product.moq ? `${number(product.moq)} ${unit}` : '–'}
      </td>
      <td className="max-lg:justify-self-end">
        <ProductMenu product={product} />
      </td>
      <td className="text-right max-lg:hidden">
        <Button asChild variant="outline" size="sm">
          <Link to={edit}>
            <Pencil aria-hidden />
            <Trans>Edit</Trans>
          </Link>
        </Button>
      </td>
    </tr>
  );
}
