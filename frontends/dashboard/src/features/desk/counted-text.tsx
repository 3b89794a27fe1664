import { FormTextArea, useWatch } from '@haat/forms';
import { useFormat } from '@haat/platform';
import type { ComponentProps } from 'react';

type Props = ComponentProps<typeof FormTextArea> & { maxLength: number };

/** A long text, and how much of its room is used. */
export function CountedText({ name, maxLength, ...props }: Props) {
  const { number } = useFormat();
  const text = useWatch({ name }) as string;
  return (
    <FormTextArea
      {...props}
      name={name}
      rows={5}
      maxLength={maxLength}
      aside={`${number(text.length)} / ${number(maxLength)}`}
    />
  );
}
