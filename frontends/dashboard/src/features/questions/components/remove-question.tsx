import type { QuestionOut } from '@haat/api/questions';
import { useLocalName } from '@haat/platform';
import { Button, Dialog } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRemoveQuestionMutation } from '../../../api/questions';
import { FormButtons } from '../../../components/forms/form-buttons';
import { useDecide } from '../../../hooks/use-decide';
import type { QuestionSide } from '../question-tabs';

type Props = { question: QuestionOut; side: QuestionSide };

/** Confirmed first: with its answer it is deleted permanently. */
export function RemoveQuestion({ question, side }: Props) {
  const { t } = useLingui();
  const decide = useDecide();
  const [remove, { isLoading }] = useRemoveQuestionMutation();
  const [isOpen, setIsOpen] = useState(false);
  const isOwn = side === 'buyer';
  const action = isOwn ? <Trans>Withdraw</Trans> : <Trans>Remove</Trans>;
  const name = useLocalName()(question.product);
  const text = isOwn
    ? t`Question about ${name} withdrawn.`
    : t`Question about ${name} removed.`;
  const run = () => decide(() => remove(question.id).unwrap(), { text });
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button variant="ghost">{action}</Button>}
      title={
        isOwn ? (
          <Trans>Withdraw this question?</Trans>
        ) : (
          <Trans>Remove this question?</Trans>
        )
      }
      description={
        question.answer ? (
          <Trans>
            The question and its answer are permanently removed from the product page.
          </Trans>
        ) : isOwn ? (
          <Trans>The supplier can no longer see it. This can’t be undone.</Trans>
        ) : (
          <Trans>You and the buyer will no longer see it. This can’t be undone.</Trans>
        )
      }
    >
      <FormButtons
        onCancel={() => setIsOpen(false)}
        variant="danger"
        isBusy={isLoading}
        onClick={() => void run()}
      >
        {action}
      </FormButtons>
    </Dialog>
  );
}
