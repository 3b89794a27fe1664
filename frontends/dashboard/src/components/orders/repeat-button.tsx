import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import { useRepeatOrderMutation, type OrderSummary } from '../../api/orders';
import { useOpenDraft } from '../../hooks/use-open-draft';

type Props = { order: Pick<OrderSummary, 'id'>; className?: string };

/** The same lines from the same supplier: a draft requirement opens. */
export function RepeatButton({ order, className }: Props) {
  const openDraft = useOpenDraft();
  const [repeat, { isLoading }] = useRepeatOrderMutation();
  return (
    <Button
      variant="outline"
      className={className}
      isBusy={isLoading}
      onClick={() => void openDraft(repeat(order.id).unwrap())}
    >
      <RotateCcw aria-hidden />
      <Trans>Order again</Trans>
    </Button>
  );
}
