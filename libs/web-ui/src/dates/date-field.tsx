import { isoDay, useFormat } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { Field } from '../controls/field';
import { CalendarButton } from './calendar-button';
import { readTypedDay } from './typed-day';
import { useFestivals } from './use-festivals';

type Props = Omit<ComponentProps<typeof Field>, 'value' | 'onChange' | 'min' | 'max'> & {
  /** ISO days; '' is none. */
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (day: string) => void;
  /** Chosen in the calendar: complete, unlike a day that is being typed. */
  onChoose?: (day: string) => void;
};

/** A day: typed in either calendar, or chosen. The hint has the Gregorian day and its festival. */
export function DateField(props: Props) {
  const { value, min, max, onChange, onChoose, ...rest } = props;
  const { onBlur, hint, error, className, ...field } = rest;
  const { t } = useLingui();
  const { date, bikramSambat } = useFormat();
  const festivals = useFestivals();
  const [text, setText] = useState<string>();
  const [isUnread, setIsUnread] = useState(false);
  const type = (typed: string) => {
    const day = readTypedDay(typed, isoDay(new Date())) ?? '';
    setText(typed);
    setIsUnread(false);
    if (day !== value) onChange(day);
  };
  const example = bikramSambat(isoDay(new Date()));
  const dayHint: ReactNode = value
    ? [date(value), festivals.of(value)].filter(Boolean).join(' · ')
    : hint;
  return (
    <div className={className}>
      <div className="relative">
        <Field
          autoComplete="off"
          placeholder={example}
          {...field}
          className="[&_input]:pr-12"
          value={text ?? (value ? bikramSambat(value) : '')}
          hint={dayHint}
          error={isUnread ? t`Choose a day, or type it like this: ${example}.` : error}
          onChange={({ target }) => type(target.value)}
          onBlur={(event) => {
            if (value) setText(undefined);
            setIsUnread(!value && Boolean(text?.trim()));
            onBlur?.(event);
          }}
        />
        <CalendarButton
          label={field.label}
          value={value}
          min={min}
          max={max}
          onChoose={(day) => {
            setText(undefined);
            setIsUnread(false);
            onChange(day);
            onChoose?.(day);
          }}
        />
      </div>
    </div>
  );
}
