import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { CloudCheck, HardDrive } from 'lucide-react';
import { isBegun } from '../draft';
import type { StepProps } from '../hooks/use-wizard';

/** Where the draft is stored now, and the button to start another one. */
export function SaveNote({ wizard }: StepProps) {
  const { draft, stored, autosave, isPosted } = wizard;
  if (!isBegun(draft) || isPosted) return null;
  const isOnServer = stored.id !== null && !stored.isDirty;
  const Icon = isOnServer ? CloudCheck : HardDrive;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-500">
      <p role="status" className="flex min-h-11 items-center gap-1.5">
        <Icon className="size-4 shrink-0" aria-hidden />
        {autosave.state === 'saving' ? (
          <Trans>Saving…</Trans>
        ) : isOnServer ? (
          <Trans>Saved as a draft. Continue on any device.</Trans>
        ) : (
          <Trans>Saved on this device</Trans>
        )}
      </p>
      <Button variant="ghost" className="ml-auto px-3" onClick={wizard.startOver}>
        <Trans>Start over</Trans>
      </Button>
    </div>
  );
}
