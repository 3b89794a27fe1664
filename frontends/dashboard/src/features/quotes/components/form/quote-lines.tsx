import type { ItemOut } from '@haat/api/requirements';
import { useFieldArray, useFieldError } from '@haat/forms';
import { useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { LineFields } from './line-fields';
import { ALL_UNAVAILABLE, type TypedQuote } from '../../quote-schema';

type Props = {
  requested: ItemOut[];
  /** Quantity by unit price, by line. */
  prices: string[];
};

/** What is offered for each line of the requirement. */
export function QuoteLines({ requested, prices }: Props) {
  const { t } = useLingui();
  const { fields } = useFieldArray<TypedQuote, 'items'>({ name: 'items' });
  const problem = useFieldError('items', {
    [ALL_UNAVAILABLE]: t`At least one line must be available.`,
  });
  return (
    <>
      {problem ? (
        <p role="alert" className="flex gap-1.5 text-sm font-medium text-red-700">
          <TriangleAlert className="size-4 shrink-0" aria-hidden />
          {problem}
        </p>
      ) : null}
      {fields.map(({ id }, at) => {
        const item = requested[at];
        return item ? (
          <LineFields key={id} at={at} requested={item} price={prices[at] ?? '0'} />
        ) : null;
      })}
    </>
  );
}
