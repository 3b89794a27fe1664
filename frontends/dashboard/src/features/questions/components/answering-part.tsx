import type { QuestionOut } from '@haat/api/questions';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { EditAnswer } from './edit-answer';
import { FirstAnswer } from './first-answer';
import { GivenAnswer } from './given-answer';
import { RemoveQuestion } from './remove-question';

/** Of the seller: the answer, or where it is written. */
export function AnsweringPart({ question }: { question: QuestionOut }) {
  const [isEdited, setIsEdited] = useState(false);
  if (question.status === 'open') return <FirstAnswer question={question} />;
  if (isEdited) {
    return <EditAnswer question={question} onClose={() => setIsEdited(false)} />;
  }
  return (
    <>
      <GivenAnswer question={question} />
      <div className="flex flex-wrap justify-end gap-2">
        <RemoveQuestion question={question} side="seller" />
        <Button variant="outline" onClick={() => setIsEdited(true)}>
          <Pencil aria-hidden />
          <Trans>Edit the answer</Trans>
        </Button>
      </div>
    </>
  );
}
