import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';

type Props = ComponentProps<typeof Button> & {
  /** Without it there is no Cancel button. */
  onCancel?: (() => void) | undefined;
  /** Of the row of buttons. */
  className?: string;
};

/** Cancel and submit of a form or dialog. The other props go to the submit button. */
export const FormButtons = ({ onCancel, className = '', ...action }: Props) => (
  <div className={`flex flex-wrap justify-end gap-2 ${className}`}>
    {onCancel ? (
      <Button variant="ghost" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    ) : null}
    <Button {...action} />
  </div>
);
