import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';

type Props = ComponentProps<typeof Button> & {
  /** Without it there is nothing to go back to. */
  onCancel?: (() => void) | undefined;
  /** Where the row stands. */
  place?: string;
};

/** The end of a form or dialog: leave it, or do it. The rest are the doing button's. */
export const FormMoves = ({ onCancel, place = '', ...action }: Props) => (
  <div className={`flex flex-wrap justify-end gap-2 ${place}`}>
    {onCancel ? (
      <Button variant="ghost" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    ) : null}
    <Button {...action} />
  </div>
);
