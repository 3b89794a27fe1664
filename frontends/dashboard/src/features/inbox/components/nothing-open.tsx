import { EmptyState } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

const Key = ({ children }: { children: ReactNode }) => (
  <kbd className="rounded-[6px] border border-b-2 border-line bg-card px-1.5 text-[11px] font-semibold text-ink-700">
    {children}
  </kbd>
);

/** The middle while no enquiry is open, with the shortcuts. */
export const NothingOpen = () => (
  <div className="hidden place-items-center bg-paper lg:grid">
    <EmptyState
      title={<Trans>Choose an enquiry</Trans>}
      text={
        <Trans>
          <Key>J</Key> next, <Key>K</Key> previous, <Key>R</Key> reply, <Key>E</Key>{' '}
          status
        </Trans>
      }
    />
  </div>
);
