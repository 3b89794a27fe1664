import {
  Checkbox,
  DateField,
  Field,
  NumberField,
  PasswordField,
  PhoneField,
  Select,
  TextArea,
} from '@haat/ui';
import type { ComponentProps } from 'react';
import { bound, type BoundProps } from './bound';
import { useField } from './use-field';

/** Text; with `type="email"` an address. */
export const FormTextField = bound(Field);
/** A day as `2026-11-20`, '' for none. */
export const FormDateField = bound(DateField);
/** A number as typed: a string, read by `decimal` or `integer` of the schema. */
export const FormNumberField = bound(NumberField);
export const FormPasswordField = bound(PasswordField);
export const FormPhoneField = bound(PhoneField);
export const FormSelect = bound(Select);
export const FormTextArea = bound(TextArea);

/** A boolean. */
export function FormCheckbox({
  name,
  ...props
}: BoundProps<ComponentProps<typeof Checkbox>>) {
  const { value, ...field } = useField<boolean>(name);
  return <Checkbox {...props} {...field} checked={value} />;
}
