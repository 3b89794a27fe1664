import type { ListingOut } from '@haat/api/own-products';
import { useFormat, useLocalName } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { InlineNumber } from '../../../../components/forms/inline-number';
import { useInlineEdit } from '../../hooks/use-inline-edit';

/** The minimum order, edited in place. */
export function MinimumCell({ product }: { product: ListingOut }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const name = useLocalName()(product);
  const edit = useInlineEdit(product);
  return (
    <InlineNumber
      label={t`Minimum order of ${name}`}
      isInteger
      value={String(product.moq)}
      onSave={(moq) => edit({ moq: Number(moq) })}
    >
      {number(product.moq)}
    </InlineNumber>
  );
}
