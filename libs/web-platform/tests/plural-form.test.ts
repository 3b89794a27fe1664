import { expect, test } from 'vitest';
import { pluralForm } from '../src/i18n/plural-form';

test.each(['en', 'ne'])('counts take the form the browser knows for %s', (locale) => {
  const rules = new Intl.PluralRules(locale);
  for (const count of [0, 1, 2, 3, 10, 11, 21, 101, 1000, 100_000, 1.5]) {
    expect(pluralForm(count)).toBe(rules.select(count));
  }
});
