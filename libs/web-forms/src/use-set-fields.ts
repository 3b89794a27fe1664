import { useFormContext, type FieldValues, type Path } from 'react-hook-form';

/** Sets several fields of the form around it together, as if typed: their errors go. */
export function useSetFields<Typed extends FieldValues>() {
  const { setValue, clearErrors } = useFormContext<Typed>();
  return (change: Partial<Typed>): void => {
    for (const [name, value] of Object.entries(change)) {
      setValue(name as Path<Typed>, value as never, { shouldDirty: true });
      clearErrors(name as Path<Typed>);
    }
  };
}
