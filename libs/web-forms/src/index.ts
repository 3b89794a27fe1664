/** Forms of more than two fields: react-hook-form and zod/mini over the fields of `@haat/ui`. */
export { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
export * from './bound';
export * from './draft';
export * from './fields';
export * from './form';
export * from './form-save-bar';
export * from './refusal';
export * from './schemas/numbers';
export * from './schemas/texts';
export * from './server-errors';
export * from './use-autosave';
export * from './use-error-text';
export * from './use-field';
export * from './use-form';
export * from './use-is-accepted';
export * from './use-prefill';
