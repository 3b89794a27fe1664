import { statusOf, type OwnQuestion } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConflictFrame } from '../../desk/conflict-frame';
import { useAnswer } from '../use-answer';
import { AnswerForm } from './answer-form';

const CONFLICT = 409;
type Props = { question: OwnQuestion; onClose: () => void };

/** Another answer in the place of the given one. */
export function EditAnswer({ question, onClose }: Props) {
  const { t } = useLingui();
  const [text, setText] = useState(question.answer ?? '');
  const { save, ...answering } = useAnswer(question);
  const submit = async () => {
    if (await save(text, t`Your answer is changed.`)) onClose();
  };
  return (
    <>
      {statusOf(answering.error) === CONFLICT ? (
        <ConflictFrame>
          <p className="mt-2 whitespace-pre-line text-ink-900">{question.answer}</p>
        </ConflictFrame>
      ) : null}
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
