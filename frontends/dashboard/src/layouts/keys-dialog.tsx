import { Dialog } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Key } from '../components/key';

type Props = { open: boolean; onOpenChange: (isOpen: boolean) => void };

const KEYS: [string, ReactNode][] = [
  ['Ctrl K', <Trans>Search pages and actions</Trans>],
  ['/', <Trans>Search</Trans>],
  ['J K', <Trans>Next and previous row of a list</Trans>],
  ['?', <Trans>This list</Trans>],
  ['Esc', <Trans>Close</Trans>],
];

/** What the keyboard can do on every page of a dashboard; `?` opens it. */
export const KeysDialog = (props: Props) => (
  <Dialog
    {...props}
    size="sm"
    title={<Trans>Keyboard</Trans>}
    description={<Trans>Shortcuts work when no field is focused.</Trans>}
  >
    <dl className="grid gap-2.5">
      {KEYS.map(([key, text]) => (
        <div key={key} className="flex items-center gap-3">
          <dt className="w-20">
            <Key>{key}</Key>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
);
