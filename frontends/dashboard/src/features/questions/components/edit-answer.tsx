import type { QuestionOut } from '@haat/api/questions';
import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAnswer } from '../hooks/use-answer';
import { AnswerChanged } from './answer-changed';
import { AnswerForm } from './answer-form';

type Props = { question: QuestionOut; onClose: () => void };

/** Replaces the answer; one that came meanwhile is displayed before it is overwritten. */
export function EditAnswer({ question, onClose }: Props) {
  const { t } = useLingui();
  const [read, setRead] = useState(question);
  const [text, setText] = useState(question.answer ?? '');
  const { save, ...answering } = useAnswer(read);
  const submit = async () => {
    if (await save(text, t`Answer updated.`)) onClose();
  };
  return (
    <>
      {question.version === read.version ? null : (
        <AnswerChanged
          answer={question.answer}
          onKeepMine={() => setRead(question)}
          onTakeSaved={onClose}
        />
      )}
      <AnswerForm
        text={text}
        onChange={setText}
        {...answering}
        onSubmit={() => void submit()}
        secondary={
          <Button variant="ghost" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        }
      >
        <Trans>Save</Trans>
      </AnswerForm>
    </>
  );
}
