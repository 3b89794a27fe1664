import type { QuestionShown } from '@haat/api/questions';
import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAnswer } from '../use-answer';
import { AnswerChanged } from './answer-changed';
import { AnswerForm } from './answer-form';

type Props = { question: QuestionShown; onClose: () => void };

/** Another answer in the place of the given one; one that came meanwhile is shown before it is written over. */
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
        beside={
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
