import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ConflictAlert } from '../../../components/forms/conflict-alert';

type Props = { answer: string | null; onKeepMine: () => void; onTakeSaved: () => void };

/** The answer as it is now, and the choice between the two. */
export const AnswerChanged = ({ answer, onKeepMine, onTakeSaved }: Props) => (
  <ConflictAlert>
    <p className="mt-2 whitespace-pre-line text-ink-900 [overflow-wrap:anywhere]">
      <Trans>Saved now: {answer ?? '–'}</Trans>
    </p>
    <div className="mt-3 flex flex-wrap gap-2">
      <Button variant="outline" onClick={onKeepMine}>
        <Trans>Keep my version</Trans>
      </Button>
      <Button variant="outline" onClick={onTakeSaved}>
        <Trans>Use the saved version</Trans>
      </Button>
    </div>
  </ConflictAlert>
);
