import type {
  Document,
  DocumentDecision,
  Verification,
} from '@haat/api/admin-verifications';
import { fieldErrors } from '@haat/platform';
import { Badge, Button, Field } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { useJudgeDocumentMutation } from '../../../api/admin-verifications';
import { PAPER_TONES, usePaperWords } from '../../statutory/use-paper-words';
import { useDecide } from '../../../hooks/use-decide';

type Props = { verification: Verification; paper: Document; onRefresh: () => void };
type Status = DocumentDecision['status'];
const LONGEST_NOTE = 500;

/** The verdict on one document; the seller reads the note beside it. */
export function JudgeDocument({ verification, paper, onRefresh }: Props) {
  const { t } = useLingui();
  const words = usePaperWords();
  const [note, setNote] = useState(paper.note ?? '');
  const [judge, { error, isLoading, originalArgs }] = useJudgeDocumentMutation();
  const decide = useDecide(onRefresh);
  const isOpen = verification.status === 'pending';
  const busy = (status: Status) => isLoading && originalArgs?.body.status === status;
  const say = (status: Status) => {
    const said = note.trim();
    const body = { status, ...(said ? { note: said } : {}) };
    const ids = { verificationId: verification.id, documentId: paper.id };
    const call = () => judge({ ...ids, body }).unwrap();
    return decide(call, t`Noted`);
  };
  return (
    <div className="grid gap-3 border-t border-line p-4">
      <p className="flex flex-wrap items-center gap-2">
        <b className="font-semibold [overflow-wrap:anywhere]">{paper.name}</b>
        <Badge tone={PAPER_TONES[paper.status] ?? 'grey'}>
          {words.status(paper.status)}
        </Badge>
      </p>
      {isOpen ? (
        <>
          <Field
            label={<Trans>Note on this document</Trans>}
            maxLength={LONGEST_NOTE}
            value={note}
            error={fieldErrors(error).note}
            onChange={({ target }) => setNote(target.value)}
          />
          <div className="flex flex-wrap gap-2">
            <Button
              variant="outline"
              isBusy={busy('approved')}
              onClick={() => void say('approved')}
            >
              <Check aria-hidden />
              <Trans>This one is OK</Trans>
            </Button>
            <Button
              variant="outline"
              isBusy={busy('rejected')}
              onClick={() => void say('rejected')}
            >
              <X aria-hidden />
              <Trans>Not accepted</Trans>
            </Button>
          </div>
        </>
      ) : paper.note ? (
        <p className="text-ink-700">{paper.note}</p>
      ) : null}
    </div>
  );
}
