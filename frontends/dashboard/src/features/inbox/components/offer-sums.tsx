import { useWatch, type FormOf } from '@haat/forms';
import { useFormat } from '@haat/platform';
import { cn } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { inRupees, sumsOf } from '../../../components/conversations/offer';
import { offerSchema, type TypedOffer, type WireOffer } from '../offer-schema';

type Props = { control: FormOf<TypedOffer, WireOffer>['control'] };

/** Products, VAT, freight and total, each in a column of its own. */
export function OfferSums({ control }: Props) {
  const { number } = useFormat();
  const typed = useWatch({ control }) as TypedOffer;
  const { data: offer } = offerSchema.safeParse(typed);
  const sums = offer && sumsOf(offer);
  const money = (paisa: bigint | undefined) =>
    paisa === undefined ? '–' : `NPR ${number(inRupees(paisa).replaceAll(',', ''))}`;
  const vat =
    typed.tax_mode === 'vat_13_included' ? (
      <Trans>included</Trans>
    ) : typed.tax_mode === 'pan_bill' ? (
      <Trans>none</Trans>
    ) : (
      money(sums?.vat)
    );
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:flex">
      <Sum name={<Trans>Goods</Trans>} value={money(sums?.goods)} />
      <Sum name={<Trans>VAT 13%</Trans>} value={vat} />
      <Sum name={<Trans>Freight</Trans>} value={money(sums?.freight)} />
      <Sum name={<Trans>Total</Trans>} value={money(sums?.total)} isTotal />
    </dl>
  );
}

type SumProps = { name: ReactNode; value: ReactNode; isTotal?: boolean };

const Sum = ({ name, value, isTotal }: SumProps) => (
  <div>
    <dt className="text-sm text-ink-500">{name}</dt>
    <dd className={cn('whitespace-nowrap tabular-nums', isTotal && 'text-lg font-bold')}>
      {value}
    </dd>
  </div>
);
