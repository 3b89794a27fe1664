import { Link, paths } from '@haat/platform';
import { Button, EmptyState } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { QuestionSide } from '../question-tabs';

type Props = { side: QuestionSide; isOpen: boolean };

export function NoQuestions({ side, isOpen }: Props) {
  const title = isOpen ? (
    <Trans>No unanswered questions</Trans>
  ) : (
    <Trans>No answered questions yet</Trans>
  );
  if (side === 'seller') {
    const text = <Trans>What buyers ask about your products appears here.</Trans>;
    return <EmptyState title={title} text={text} />;
  }
  return (
    <EmptyState
      title={title}
      text={<Trans>Ask on a product page; the supplier answers there.</Trans>}
      action={
        <Button asChild>
          <Link to={paths.search()}>
            <Trans>Browse products</Trans>
          </Link>
        </Button>
      }
    />
  );
}
