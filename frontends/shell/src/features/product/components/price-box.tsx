import { useFormat, type Product } from '@haat/platform';
import { Badge, cn, useUnitText } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { estimate, priceSteps, type PriceStep } from '../estimate';

type Props = { product: Product; quantity: number; minimum: number };

export function PriceBox({ product, quantity, minimum }: Props) {
  const { money, number } = useFormat();
  const unit = useUnitText(product.unit);
  const leastUnit = useUnitText(product.unit, minimum);
  const steps = priceSteps(product, minimum);
  const estimated = estimate(steps, quantity);
  const least = number(minimum);
  return (
    <div className="mt-3 overflow-hidden lg:mt-5 rounded-[18px] border border-[#f1e3c5] bg-linear-to-b from-white to-[#fffaf0]">
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2 px-4 pb-3.5 pt-4 lg:px-5">
        <span className="whitespace-nowrap text-[29px] font-extrabold leading-none tracking-[-.035em] tabular-nums lg:text-[32px]">
          {estimated ? money(estimated.unitPrice) : <Trans>Ask for price</Trans>}
        </span>
        {estimated ? (
          <span className="text-[13.5px] leading-tight text-ink-500">
            <Trans>per {unit}</Trans>
            <br />
            <Trans>excl. VAT</Trans>
          </span>
        ) : null}
        <Badge tone="indigo" className="ml-auto">
          <Trans>
            Min. order {least} {leastUnit}
          </Trans>
        </Badge>
      </div>
      {steps.length > 1 ? (
        <ol className="grid auto-cols-fr grid-flow-col overflow-x-auto border-t border-[#f1e3c5]">
          {steps.map((step, index) => (
            <Step
              key={step.from}
              step={step}
              unit={product.unit}
              isOn={index === estimated?.step}
            />
          ))}
        </ol>
      ) : null}
    </div>
  );
}

type StepProps = { step: PriceStep; unit: Product['unit']; isOn: boolean };

function Step({ step, unit, isOn }: StepProps) {
  const { money, number } = useFormat();
  const counted = useUnitText(unit, step.to ?? step.from);
  const from = number(step.from);
  const to = step.to === null ? null : number(step.to);
  return (
    <li
      aria-current={isOn || undefined}
      className={cn(
        'whitespace-nowrap border-[#f1e3c5] px-3 py-2.5 text-xs text-ink-500 tabular-nums lg:px-4 lg:text-sm [&+li]:border-l',
        isOn && 'bg-mari-50 shadow-[inset_0_-3px_0_var(--color-mari-400)]',
      )}
    >
      <b className="block text-base font-bold tracking-tight text-ink-900">
        {money(step.price)}
      </b>
      {to ? `${from}–${to} ${counted}` : `${from} ${counted} +`}
    </li>
  );
}
