/** Whether HTML is valid, by the recommended rules of html-validate. */
import { HtmlValidate, type RuleConfig } from 'html-validate';

/** Rules that are off, or milder, with the reason. */
const RULES: RuleConfig = {
  // Style of source code. Chromium and React write the source: `required=""`, `srcSet`, `<img/>`.
  'attr-case': 'off',
  'doctype-style': 'off',
  'void-style': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'no-implicit-input-type': 'off',
  // Widths of bars and places of tooltips are computed: React writes them as inline styles.
  'no-inline-style': 'off',
  // HTML allows every id without a space; those of React's `useId` begin with `_`.
  'valid-id': ['error', { relaxed: true }],
  // The list of a combobox is no <select>: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
  'prefer-native-element': ['error', { exclude: ['listbox'] }],
  // The class does what the rule asks for.
  'tel-non-breaking': ['error', { ignoreClasses: ['whitespace-nowrap'] }],
  // A company's profile has a form for each part, and one bar that saves them.
  'wcag/h32': 'off',
  // A title has the names of things, which their owners choose.
  'long-title': 'off',
};

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: RULES,
});

/** One line for each error: the rule, its sentence, and where. */
export async function markupErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`);
}
