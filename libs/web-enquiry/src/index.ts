/** Enquiries and requirements: forms, their parts, and calls that several front ends make. */
export { ContactForm, type ContactFormProps } from './contact-form';
export { ContactDialog } from './contact-dialog';
export { CategorySelect } from './category-select';
export type { Recipient } from './enquiry-target';
export { FilesField } from './files-field';
export { Honeypot } from './honeypot';
export { OutcomeList } from './outcome-list';
export { Report } from './report/report';
export { useDebounced } from './use-debounced';
export { useLeafCategories, type LeafCategory } from './use-leaf-categories';
export { matchingByName } from './leaf-categories';
export { PlaceSelects, type PlaceValues } from './place-selects';
export { usePlaceText } from './use-place-text';
export { UnitPicker } from './unit-picker';
export { useUnitName } from './use-unit-name';
export { REQUIREMENT_CODES, useRequirementLabels } from './use-requirement-labels';
export * from './documents-api';
export * from './requirements-api';
