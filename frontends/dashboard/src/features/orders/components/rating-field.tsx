import { useField } from '@haat/forms';
import { useFormat } from '@haat/platform';
import { FieldNote, cn } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { useId } from 'react';

const STARS = ['1', '2', '3', '4', '5'];
type Props = { name: string; label: string };

/** One to five stars: five radio buttons, for a pointer and for the arrow keys. */
export function RatingField({ name, label }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  const { value, onChange, onBlur, ref, error } = useField(name);
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-note` : undefined}>
      <legend className="text-[13.5px] font-semibold">
        {label}
        <span className="text-red-600" aria-hidden>
          {' '}
          *
        </span>
      </legend>
      <div className="-ml-1.5 flex">
        {STARS.map((stars) => {
          const rating = number(stars);
          return (
            <label
              key={stars}
              className="grid size-11 cursor-pointer place-items-center rounded-md has-focus-visible:shadow-ring"
            >
              <input
                type="radio"
                className="sr-only"
                ref={stars === '1' ? ref : undefined}
                name={id}
                value={stars}
                aria-label={t`${rating} of 5 stars`}
                aria-invalid={error ? true : undefined}
                checked={value === stars}
                onChange={() => onChange(stars)}
                onBlur={onBlur}
              />
              <Star
                aria-hidden
                className={cn(
                  'size-7 text-ink-500',
                  stars <= value && 'fill-mari-400 text-mari-700',
                )}
              />
            </label>
          );
        })}
      </div>
      <FieldNote id={id} error={error} />
    </fieldset>
  );
}
