import type { QuestionOut } from '@haat/api/questions';
import { useDraft } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAnswer } from '../hooks/use-answer';
import { AnswerForm } from './answer-form';
import { RemoveQuestion } from './remove-question';

/** What is written here is still there after a look at the other questions. */
export function FirstAnswer({ question }: { question: QuestionOut }) {
  const { t } = useLingui();
  const [text, setText] = useDraft(`answer.${question.id}`);
  const { save, ...answering } = useAnswer(question);
  const submit = async () => {
    if (await save(text, t`Your answer is now on the product page.`)) setText('');
  };
  return (
    <AnswerForm
      text={text}
      onChange={setText}
      {...answering}
      onSubmit={() => void submit()}
      secondary={<RemoveQuestion question={question} side="seller" />}
    >
      <Trans>Answer in public</Trans>
    </AnswerForm>
  );
}
