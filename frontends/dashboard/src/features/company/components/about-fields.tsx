import { Trans } from '@lingui/react/macro';
import { CountedText } from '../../desk/counted-text';

const LONGEST = 2000;

/** The company in its own words, in both languages. */
export const AboutFields = () => (
  <div className="grid gap-4">
    <CountedText
      name="about"
      label={<Trans>About the company</Trans>}
      maxLength={LONGEST}
    />
    <CountedText
      name="about_ne"
      label={<Trans>About the company, in Nepali</Trans>}
      lang="ne"
      maxLength={LONGEST}
    />
  </div>
);
