import { useState, type ComponentProps } from 'react';
import { Field } from './field';
import { useNumberProblem } from './use-number-problem';

type Props = ComponentProps<typeof Field> & {
  value: string;
  isWhole?: boolean;
  isSigned?: boolean;
};

/** A number as it is typed. What cannot be read stays, and the field says what was probably meant. */
export function NumberField({ isWhole, isSigned, error, onBlur, ...field }: Props) {
  const [isLeft, setIsLeft] = useState(false);
  const problem = useNumberProblem(field.value, { isWhole, isSigned });
  return (
    <Field
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      {...field}
      error={error || isLeft ? (problem ?? error) : undefined}
      onBlur={(event) => {
        setIsLeft(true);
        onBlur?.(event);
      }}
    />
  );
}
