import type { ComponentType } from 'react';
import { useField } from './use-field';

type Handlers = { onChange?: unknown; onBlur?: unknown };
type Taken = 'value' | 'checked' | 'error' | 'name' | 'ref' | 'onChange';
/** The control's own props; the form gives the others by `name`. */
export type BoundProps<Props> = Omit<Props, Taken> & { name: string };

/** A control of `@haat/ui` as a field of the form around it. */
export function bound<Props extends Handlers>(Control: ComponentType<Props>) {
  return function BoundControl({ name, ...props }: BoundProps<Props>) {
    const { onBlur, ...field } = useField(name);
    const blur = (event: unknown) => {
      onBlur();
      (props.onBlur as ((event: unknown) => void) | undefined)?.(event);
    };
    const all = { ...props, ...field, onBlur: blur } as unknown as Props;
    return <Control {...all} />;
  };
}
