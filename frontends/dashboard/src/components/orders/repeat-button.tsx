import { paths, useNavigate } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import { useRepeatOrderMutation, type OrderSummary } from '../../api/orders';
import { useNotifyError } from '../../hooks/use-notify-error';

type Props = { order: Pick<OrderSummary, 'id'>; className?: string };

/** The same lines from the same supplier: a draft requirement opens. */
export function RepeatButton({ order, className }: Props) {
  const navigate = useNavigate();
  const notifyError = useNotifyError();
  const [repeat, { isLoading }] = useRepeatOrderMutation();
  async function go() {
    try {
      const draft = await repeat(order.id).unwrap();
      await navigate(paths.requirementForm(draft.id));
    } catch (failure) {
      notifyError(failure);
    }
  }
  return (
    <Button
      variant="outline"
      className={className}
      isBusy={isLoading}
      onClick={() => void go()}
    >
      <RotateCcw aria-hidden />
      <Trans>Order again</Trans>
    </Button>
  );
}
