import { useFormat } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { History } from 'lucide-react';

type Props = { at: string; onAccept: () => void; onDiscard: () => void };

/** What was typed before is back, with its date; one click throws it away. */
export function RestoredNote({ at, onAccept, onDiscard }: Props) {
  const { date, time } = useFormat();
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-3 rounded-lg border border-line bg-blue-50 p-3 pl-4 text-blue-700"
    >
      <History className="size-5 shrink-0" aria-hidden />
      <p className="mr-auto">
        <Trans>
          We restored your unsaved changes from {date(at)}, {time(at)}.
        </Trans>
      </p>
      <Button variant="ghost" onClick={onDiscard}>
        <Trans>Discard draft</Trans>
      </Button>
      <Button variant="outline" onClick={onAccept}>
        <Trans>Continue</Trans>
      </Button>
    </div>
  );
}
