import { useFormat } from '@haat/platform';
import { Button, Dialog, DialogClose } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { Refused } from '../../hooks/use-product-actions';

type Props = { refused: Refused[]; onClose: () => void };

/** Which of the ticked products did not change, and why each. */
export function RefusedDialog({ refused, onClose }: Props) {
  const { number } = useFormat();
  if (refused.length === 0) return null;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>Not changed: {number(refused.length)}</Trans>}
    >
      <ul className="grid max-h-[50dvh] gap-3 overflow-y-auto" tabIndex={0}>
        {refused.map(({ name, message }) => (
          <li key={name} className="border-b border-line pb-3 last:border-0">
            <b className="block font-semibold">{name}</b>
            <span className="text-sm text-red-700">{message}</span>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex justify-end">
        <DialogClose>
          <Button>
            <Trans>Got it</Trans>
          </Button>
        </DialogClose>
      </div>
    </Dialog>
  );
}
