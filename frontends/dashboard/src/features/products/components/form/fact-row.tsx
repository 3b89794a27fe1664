import { useFieldError } from '@haat/forms';
import { useFormat } from '@haat/platform';
import { Field, IconButton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { TypedSpec } from '../../product-schema';

type Props = {
  spec: TypedSpec;
  place: number;
  onChange: (change: Partial<TypedSpec>) => void;
  onRemove: () => void;
};
const MAX_NAME = 60;
const MAX_LENGTH = 200;

/** A fact of the product in the seller's own terms. */
export function FactRow({ spec, place, onChange, onRemove }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  const error = useFieldError(`specs.${spec.key}`);
  return (
    <li className="flex items-start gap-2">
      <Field
        className="min-w-0 flex-1"
        label={<Trans>Specification</Trans>}
        maxLength={MAX_NAME}
        value={spec.key}
        error={error}
        onChange={({ target }) => onChange({ key: target.value })}
      />
      <Field
        className="min-w-0 flex-1"
        label={<Trans>Value</Trans>}
        maxLength={MAX_LENGTH}
        value={spec.value}
        onChange={({ target }) => onChange({ value: target.value })}
      />
      <IconButton
        className="mt-[26px]"
        label={t`Remove specification ${number(place)}`}
        onClick={onRemove}
      >
        <X aria-hidden />
      </IconButton>
    </li>
  );
}
