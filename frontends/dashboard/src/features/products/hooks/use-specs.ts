import { useFormContext, useWatch } from '@haat/forms';
import type { TypedProduct, TypedSpec } from '../product-schema';

const withValue = (specs: TypedSpec[], key: string, value: string): TypedSpec[] => {
  if (value === '') return specs.filter((one) => one.key !== key);
  return specs.some((one) => one.key === key)
    ? specs.map((one) => (one.key === key ? { key, value } : one))
    : [...specs, { key, value }];
};

/** The product's specifications as lines; the API names their errors by key, `specs.grade`. */
export function useSpecs() {
  const specs = useWatch<TypedProduct, 'specs'>({ name: 'specs' });
  const { setValue, clearErrors } = useFormContext<TypedProduct>();
  const set = (next: TypedSpec[], changed: string) => {
    setValue('specs', next, { shouldDirty: true });
    if (changed) clearErrors(`specs.${changed}` as 'specs');
  };
  return {
    specs,
    valueOf: (key: string) => specs.find((one) => one.key === key)?.value ?? '',
    put: (key: string, value: string) => set(withValue(specs, key, value), key),
    add: () => set([...specs, { key: '', value: '' }], ''),
    change: (at: number, change: Partial<TypedSpec>) =>
      set(
        specs.map((one, index) => (index === at ? { ...one, ...change } : one)),
        specs[at]?.key ?? '',
      ),
    remove: (at: number) =>
      set(
        specs.filter((_, index) => index !== at),
        specs[at]?.key ?? '',
      ),
  };
}

export type Specs = ReturnType<typeof useSpecs>;
