export const FORM_ID = 'ask';

/** From the buttons to the form: there is one form on the page. */
export function goToForm(): void {
  const form = document.getElementById(FORM_ID);
  form?.scrollIntoView({ behavior: 'smooth', block: 'center' });
  form?.querySelector('input')?.focus({ preventScroll: true });
}
