import type { OptionOut } from '@haat/api/admin-categories';
import { TextArea } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { optionsIn, textOf } from '../attributes';

type Props = {
  options: OptionOut[];
  onChange: (options: OptionOut[]) => void;
};

/** The choices, one a line. */
export function OptionsField({ options, onChange }: Props) {
  // Options that products use keep their value, whatever is typed meanwhile.
  const [existing] = useState(options);
  const [text, setText] = useState(() => textOf(options));
  return (
    <TextArea
      label={<Trans>Choices</Trans>}
      required
      rows={4}
      value={text}
      hint={<Trans>One per line, English = Nepali: Cotton = सुती</Trans>}
      onChange={({ target }) => {
        setText(target.value);
        onChange(optionsIn(target.value, existing));
      }}
    />
  );
}
