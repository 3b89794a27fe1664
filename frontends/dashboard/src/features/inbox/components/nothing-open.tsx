import { EmptyState } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Key } from '../../../components/key';

/** The middle while no enquiry is open, with the shortcuts. */
export const NothingOpen = () => (
  <div className="hidden place-items-center bg-paper lg:grid">
    <EmptyState
      title={<Trans>Choose an enquiry</Trans>}
      text={
        <Trans>
          <Key>J</Key> next, <Key>K</Key> previous, <Key>R</Key> reply, <Key>E</Key>{' '}
          status, <Key>?</Key> all keys
        </Trans>
      }
    />
  </div>
);
