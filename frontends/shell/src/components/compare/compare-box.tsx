import { useLocalName, type ProductCardData } from '@haat/platform';
import { Checkbox, cn } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCompare } from './use-compare';

type Props = { product: ProductCardData; className?: string };

export function CompareBox({ product, className }: Props) {
  const { t } = useLingui();
  const { has, toggle } = useCompare();
  const name = useLocalName()(product);
  return (
    <Checkbox
      id={`compare-${product.id}`}
      className={cn(
        'relative z-[1] w-fit [&_label]:min-h-11 [&_label]:items-center',
        className,
      )}
      aria-label={t`Compare: ${name}`}
      checked={has(product.slug)}
      onChange={() => toggle(product)}
      label={<Trans>Compare</Trans>}
    />
  );
}
