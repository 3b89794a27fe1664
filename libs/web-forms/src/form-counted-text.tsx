import { useFormat } from '@haat/platform';
import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import { FormTextArea } from './fields';

type Props = ComponentProps<typeof FormTextArea> & { maxLength: number };

/** A long text, and how much of its maximum length is used. */
export function FormCountedText({ name, maxLength, ...props }: Props) {
  const { number } = useFormat();
  const text = useWatch({ name }) as string;
  return (
    <FormTextArea
      rows={5}
      {...props}
      name={name}
      maxLength={maxLength}
      aside={`${number(text.length)} / ${number(maxLength)}`}
    />
  );
}
