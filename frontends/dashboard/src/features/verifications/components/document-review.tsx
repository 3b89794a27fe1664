import type {
  DocumentDecision,
  ReviewedDocument,
  Verification,
} from '@haat/api/admin-verifications';
import { fieldErrors } from '@haat/platform';
import { Badge, Button, Field } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { useJudgeDocumentMutation } from '../../../api/admin-verifications';
import { OpenedBy } from '../../../components/review/opened-by';
import { DOCUMENT_TONES, useDocumentLabels } from '../../../hooks/use-document-labels';
import { useDecide } from '../../../hooks/use-decide';

type Props = {
  verification: Verification;
  document: ReviewedDocument;
  onRefresh: () => void;
};
type Status = DocumentDecision['status'];
const MAX_NOTE = 500;

/** The decision on one document; the seller reads the note with it. */
export function DocumentReview({ verification, document, onRefresh }: Props) {
  const { t } = useLingui();
  const labels = useDocumentLabels();
  const [note, setNote] = useState(document.note ?? '');
  const [review, { error, isLoading, originalArgs }] = useJudgeDocumentMutation();
  const decide = useDecide(onRefresh);
  const isOpen = verification.status === 'pending';
  const busy = (status: Status) => isLoading && originalArgs?.body.status === status;
  const submit = (status: Status) => {
    const noteText = note.trim();
    const body = { status, ...(noteText ? { note: noteText } : {}) };
    const ids = { verificationId: verification.id, documentId: document.id };
    const call = () => review({ ...ids, body }).unwrap();
    const text =
      status === 'approved'
        ? t`${document.name}: accepted`
        : t`${document.name}: not accepted`;
    return decide(call, { text });
  };
  return (
    <div className="grid gap-3 border-t border-line p-4">
      <p className="flex flex-wrap items-center gap-2">
        <b className="font-semibold [overflow-wrap:anywhere]">{document.name}</b>
        <Badge tone={DOCUMENT_TONES[document.status] ?? 'grey'}>
          {labels.status(document.status)}
        </Badge>
      </p>
      <OpenedBy openings={document.openings} />
      {isOpen ? (
        <>
          <Field
            label={<Trans>Note on this document</Trans>}
            maxLength={MAX_NOTE}
            value={note}
            error={fieldErrors(error).note}
            onChange={({ target }) => setNote(target.value)}
          />
          <div className="flex flex-wrap gap-2">
            <Button
              variant="outline"
              isBusy={busy('approved')}
              onClick={() => void submit('approved')}
            >
              <Check aria-hidden />
              <Trans>This one is OK</Trans>
            </Button>
            <Button
              variant="outline"
              isBusy={busy('rejected')}
              onClick={() => void submit('rejected')}
            >
              <X aria-hidden />
              <Trans>Not accepted</Trans>
            </Button>
          </div>
        </>
      ) : document.note ? (
        <p className="text-ink-700">{document.note}</p>
      ) : null}
    </div>
  );
}
