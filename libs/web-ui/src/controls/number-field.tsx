import { useState, type ComponentProps } from 'react';
import { Field } from './field';
import { useNumberProblem } from './use-number-problem';

type Props = ComponentProps<typeof Field> & {
  value: string;
  isInteger?: boolean;
  isSigned?: boolean;
};

/** A number as it is typed. What cannot be read stays, and the field suggests what was probably meant. */
export function NumberField({ isInteger, isSigned, error, onBlur, ...field }: Props) {
  const [isLeft, setIsLeft] = useState(false);
  const problem = useNumberProblem(field.value, { isInteger, isSigned });
  return (
    <Field
      inputMode={isInteger ? 'numeric' : 'decimal'}
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
