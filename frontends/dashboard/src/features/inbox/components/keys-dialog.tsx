import { Dialog } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Side } from '../../../components/enquiries/stages';
import { Key } from '../../../components/key';

type Props = { side: Side; open: boolean; onOpenChange: (open: boolean) => void };

/** What the keyboard can do here; `?` opens it. */
export function KeysDialog({ side, open, onOpenChange }: Props) {
  const all: [string, ReactNode][] = [
    ['J', <Trans>Next enquiry</Trans>],
    ['K', <Trans>Previous enquiry</Trans>],
    ['R', <Trans>Write a reply</Trans>],
    ...(side === 'seller'
      ? ([['Q', <Trans>Quote a price</Trans>]] as [string, ReactNode][])
      : []),
    ['E', <Trans>Change the status</Trans>],
    ['↵', <Trans>Send this message</Trans>],
    ['Esc', <Trans>Exit the field</Trans>],
    ['?', <Trans>This list</Trans>],
  ];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={<Trans>Keyboard</Trans>}
      description={<Trans>Shortcuts work when no field is focused.</Trans>}
    >
      <dl className="grid gap-2.5">
        {all.map(([key, does]) => (
          <div key={key} className="flex items-center gap-3">
            <dt className="w-16">
              <Key>{key}</Key>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
