import type { Item } from '@haat/api/drive';
import { Dialog } from '@haat/ui';
import type { ReactNode } from 'react';
import type { FileKind } from './accepted';
import { PickerBody } from './picker-body';

export type PickerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** A photo uploaded as a document is stored as a private scan. */
  kind: FileKind;
  /** How many may be picked. */
  max?: number;
  /** Ids that are already chosen. */
  taken?: string[];
  /** Who will see them, where that is not the usual. */
  hint?: ReactNode;
  onPick: (items: Item[]) => void;
};

/** Pictures or documents out of My Drive, or new ones uploaded in place. */
export function DrivePicker(props: PickerProps) {
  const { open, onOpenChange, title, kind, max = 1, taken = [], hint, onPick } = props;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="lg" title={title}>
      <PickerBody
        kind={kind}
        max={max}
        taken={taken}
        hint={hint}
        onPick={(items) => {
          onOpenChange(false);
          onPick(items);
        }}
      />
    </Dialog>
  );
}
