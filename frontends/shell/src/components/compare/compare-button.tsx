import type { Product } from '@haat/platform';
import { Button, cn } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Scale } from 'lucide-react';
import { useCompare } from './use-compare';

/** On the product's page, next to wishlist and share. */
export function CompareButton({ product }: { product: Product }) {
  const { has, toggle } = useCompare();
  const isOn = has(product.slug);
  return (
    <Button
      variant="outline"
      size="sm"
      className={cn('h-11', isOn && 'border-indigo-600 text-indigo-700')}
      aria-pressed={isOn}
      onClick={() => toggle(product)}
    >
      <Scale aria-hidden />
      <Trans>Compare</Trans>
    </Button>
  );
}
