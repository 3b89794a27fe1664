import { chooseAppearance, useAppearance } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { RadioChoice } from '../../../components/forms/radio-choice';
import { useAppearanceOptions } from '../../../hooks/use-appearance-options';
import { Section } from './section';

/** The scheme of the dashboards on this device; it takes effect immediately. */
export function AppearanceSection() {
  const options = useAppearanceOptions();
  const value = useAppearance();
  return (
    <Section
      id="appearance"
      title={<Trans>Appearance</Trans>}
      lead={
        <Trans>
          For your dashboard on this device. Public pages and prints are always light.
        </Trans>
      }
    >
      <RadioChoice
        name="appearance"
        legend={<Trans>Colours</Trans>}
        options={options}
        value={value}
        onChange={chooseAppearance}
      />
    </Section>
  );
}
