import { cn } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import type { OrderDetail } from '../../../api/orders';
import { stepsOf, type Step, type StepName } from '../order-steps';

const DOT =
  'grid size-7 shrink-0 place-items-center rounded-full border-[1.5px] [&_svg]:size-4';
const STATE: Record<Step['state'], string> = {
  done: 'border-fill-success bg-fill-success text-on-fill',
  open: 'border-control bg-card',
  failed: 'border-fill-danger bg-fill-danger text-on-fill',
};

/** From the placed order to the closed one; a red end for one that failed. On phones only the last step has its name. */
export function OrderSteps({ order }: { order: OrderDetail }) {
  const { t } = useLingui();
  const names: Record<StepName, string> = {
    placed: t`Placed`,
    confirmed: t`Confirmed`,
    delivered: t`Delivered`,
    received: t`Received`,
    closed: t({ message: 'Closed', context: 'order' }),
  };
  const done = t`done`;
  const steps = stepsOf(order);
  const reached = steps.findLastIndex(({ state }) => state !== 'open');
  return (
    <ol
      aria-label={t`Steps`}
      className="flex flex-wrap gap-x-2 gap-y-2 text-[13.5px] sm:gap-x-3 xl:gap-x-5"
    >
      {steps.map(({ name, state }, index) => (
        <li
          key={name}
          className={cn(
            'flex items-center gap-1.5 font-semibold xl:gap-2',
            state === 'open' && 'text-ink-500',
            state === 'failed' && 'text-red-700',
          )}
        >
          <span className={cn(DOT, STATE[state])} aria-hidden>
            {state === 'done' ? <Check strokeWidth={3} /> : null}
            {state === 'failed' ? <X strokeWidth={3} /> : null}
          </span>
          <span className={cn(index !== reached && 'max-sm:sr-only')}>
            {name === 'ended' ? order.status_label : names[name]}
          </span>
          {state === 'done' ? <span className="sr-only">({done})</span> : null}
        </li>
      ))}
    </ol>
  );
}
