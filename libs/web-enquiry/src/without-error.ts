export type FieldErrors = Record<string, string>;

/** A corrected field is no longer red; the others stay. */
export const withoutError = (errors: FieldErrors, ...corrected: string[]): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([field]) => !corrected.includes(field)),
  );
