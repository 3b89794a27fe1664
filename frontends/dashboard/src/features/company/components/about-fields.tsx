import { TextArea } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useFormat } from '@haat/platform';
import type { CompanyFormProps } from '../company-values';

const LONGEST = 2000;

/** The company in its own words, in both languages. */
export function AboutFields({ values, set, errors }: CompanyFormProps) {
  const { number } = useFormat();
  const count = (text: string) => `${number(text.length)} / ${number(LONGEST)}`;
  return (
    <div className="grid gap-4">
      <TextArea
        label={<Trans>About the company</Trans>}
        rows={5}
        maxLength={LONGEST}
        aside={count(values.about)}
        value={values.about}
        error={errors.about}
        onChange={({ target }) => set({ about: target.value })}
      />
      <TextArea
        label={<Trans>About the company, in Nepali</Trans>}
        lang="ne"
        rows={5}
        maxLength={LONGEST}
        aside={count(values.about_ne)}
        value={values.about_ne}
        error={errors.about_ne}
        onChange={({ target }) => set({ about_ne: target.value })}
      />
    </div>
  );
}
