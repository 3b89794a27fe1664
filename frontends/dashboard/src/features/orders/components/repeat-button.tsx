import { paths, useNavigate } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import { useRepeatOrderMutation, type OrderDetail } from '../../../api/orders';
import { useNotifyError } from '../../../hooks/use-notify-error';
import { isRepeatable } from '../order-actions';

/** The same lines from the same supplier: a draft requirement opens. */
export function RepeatButton({ order }: { order: OrderDetail }) {
  const navigate = useNavigate();
  const notifyError = useNotifyError();
  const [repeat, { isLoading }] = useRepeatOrderMutation();
  if (!isRepeatable(order)) return null;
  async function go() {
    try {
      const draft = await repeat(order.id).unwrap();
      await navigate(paths.requirementForm(draft.id));
    } catch (failure) {
      notifyError(failure);
    }
  }
  return (
    <Button variant="outline" isBusy={isLoading} onClick={() => void go()}>
      <RotateCcw aria-hidden />
      <Trans>Order again</Trans>
    </Button>
  );
}
