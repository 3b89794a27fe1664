import { Trans } from '@lingui/react/macro';
import { Button } from '../controls/button';
import { Dialog } from './dialog';
import { useUnsavedGuard } from './use-unsaved-guard';

/** For a page with unsaved changes. */
export function UnsavedDialog({ isDirty }: { isDirty: boolean }) {
  const { isOpen, stay, leave } = useUnsavedGuard(isDirty);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(isOpen) => (isOpen ? null : stay())}
      size="sm"
      title={<Trans>You have unsaved changes</Trans>}
      description={
        <Trans>
          Your changes aren’t public yet. They’re saved on this device until you come
          back.
        </Trans>
      }
    >
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={leave}>
          <Trans>Leave page</Trans>
        </Button>
        <Button onClick={stay}>
          <Trans>Stay and save</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
