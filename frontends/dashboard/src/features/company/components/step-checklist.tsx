import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Circle } from 'lucide-react';
import type { CompanyField, TypedCompany } from '../company-schema';
import { STEPS } from '../steps';
import { useFieldLabels } from '../hooks/use-field-labels';

type Props = { values: TypedCompany; saved: number; onGo: (index: number) => void };
/** Optional fields that bring more visits. */
const WORTHWHILE: CompanyField[] = ['lat', 'whatsapp', 'viber', 'delivers_to'];

/** Before the shop opens: what is there, what is missing, and the way to it. */
export function StepChecklist({ values, saved, onGo }: Props) {
  const { i18n } = useLingui();
  const labelOf = useFieldLabels();
  const missingOf = (fields: CompanyField[]) =>
    fields.filter((one) => WORTHWHILE.includes(one) && values[one].length === 0);
  return (
    <ul className="divide-y divide-line rounded-md border border-line">
      {STEPS.slice(0, -1).map((step, index) => {
        const isDone = step.number <= saved;
        const missing = missingOf(step.fields).map(labelOf).join(', ');
        const Icon = isDone ? Check : Circle;
        return (
          <li
            key={step.number}
            className="flex flex-wrap items-center gap-x-3 px-3.5 py-2"
          >
            <Icon
              className={isDone ? 'size-5 text-green-700' : 'size-5 text-ink-400'}
              aria-hidden
            />
            <div className="min-w-0 flex-1">
              <p className="font-medium">
                {i18n._(step.label)}
                <span className="sr-only">
                  {' '}
                  {isDone ? <Trans>(done)</Trans> : <Trans>(open)</Trans>}
                </span>
              </p>
              {missing ? (
                <p className="text-sm text-ink-500">
                  <Trans>Recommended: {missing}</Trans>
                </p>
              ) : null}
            </div>
            <Button variant="ghost" onClick={() => onGo(index)}>
              {isDone ? <Trans>Change</Trans> : <Trans>Fill in</Trans>}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
