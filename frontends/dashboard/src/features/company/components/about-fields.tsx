import { Field, TextArea } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { CompanyFormProps } from '../company-values';

const LONGEST = 2000;

/** The company in its own words, in both languages. */
export const AboutFields = ({ values, set, errors }: CompanyFormProps) => (
  <div className="grid gap-4">
    <Field
      label={<Trans>What you do, in one line</Trans>}
      value={values.business_nature}
      error={errors.business_nature}
      onChange={({ target }) => set({ business_nature: target.value })}
    />
    <TextArea
      label={<Trans>About the company</Trans>}
      rows={5}
      maxLength={LONGEST}
      value={values.about}
      error={errors.about}
      onChange={({ target }) => set({ about: target.value })}
    />
    <TextArea
      label={<Trans>About the company, in Nepali</Trans>}
      lang="ne"
      rows={5}
      maxLength={LONGEST}
      value={values.about_ne}
      error={errors.about_ne}
      onChange={({ target }) => set({ about_ne: target.value })}
    />
  </div>
);
