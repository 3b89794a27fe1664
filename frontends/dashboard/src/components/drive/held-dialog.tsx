import { Button, Dialog } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { Held } from './use-removal';
import { FileUses } from './file-uses';

type Props = { held: Held[]; onClose: () => void };

/** What was not deleted, and what holds it. */
export function HeldDialog({ held, onClose }: Props) {
  return (
    <Dialog
      open={held.length > 0}
      onOpenChange={onClose}
      title={<Trans>Still in use</Trans>}
      description={<Trans>Not deleted: it’s in use. Remove it there first.</Trans>}
    >
      <ul className="grid gap-3">
        {held.map(({ item, uses }) => (
          <li key={item.id} className="rounded-md bg-paper px-4 py-3">
            <b className="block font-semibold [overflow-wrap:anywhere]">{item.name}</b>
            <FileUses uses={uses} />
          </li>
        ))}
      </ul>
      <Button className="mt-4 w-full" variant="soft" onClick={onClose}>
        <Trans>Got it</Trans>
      </Button>
    </Dialog>
  );
}
