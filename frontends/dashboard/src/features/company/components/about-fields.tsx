import { FormCountedText } from '@haat/forms';
import { Trans } from '@lingui/react/macro';

const MAX_LENGTH = 2000;

/** The company's description, in both languages. */
export const AboutFields = () => (
  <div className="grid gap-4">
    <FormCountedText
      name="about"
      label={<Trans>About the company</Trans>}
      maxLength={MAX_LENGTH}
    />
    <FormCountedText
      name="about_ne"
      label={<Trans>About the company, in Nepali</Trans>}
      lang="ne"
      maxLength={MAX_LENGTH}
    />
  </div>
);
