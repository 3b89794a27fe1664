import { Trans, useLingui } from '@lingui/react/macro';
import { useQuestionsQuery } from '../../../api/questions';
import { DashboardPage } from '../../../components/dashboard-page';
import { PagedList } from '../../../components/lists/paged-list';
import { StatusTabs, useStatusTab } from '../../../components/lists/status-tabs';
import { NoQuestions } from '../components/no-questions';
import { QuestionCard } from '../components/question-card';
import { QUESTION_TABS, type QuestionSide } from '../question-tabs';

const SKELETON = { className: 'h-52 rounded-lg', count: 4 };

/** /seller/questions, /buyer/questions: public questions about products. */
export function QuestionsPage({ side }: { side: QuestionSide }) {
  const { t } = useLingui();
  const tabs = QUESTION_TABS[side];
  const { current, query } = useStatusTab(tabs);
  const status = tabs.find(({ key }) => key === query.status)?.key;
  const answer = useQuestionsQuery(
    { as: side, page: query.page, ...(status ? { status } : {}) },
    { refetchOnMountOrArgChange: true },
  );
  const isSeller = side === 'seller';
  return (
    <DashboardPage
      title={isSeller ? <Trans>Questions</Trans> : <Trans>My questions</Trans>}
      lead={
        isSeller ? (
          <Trans>
            Questions buyers asked on your product pages. Your answers are public.
          </Trans>
        ) : (
          <Trans>Your questions on product pages, and the answers.</Trans>
        )
      }
    >
      <StatusTabs
        label={t`Questions by status`}
        tabs={tabs}
        current={current}
        counts={answer.data?.meta.counts}
      />
      <PagedList
        query={answer}
        skeleton={SKELETON}
        empty={<NoQuestions side={side} isOpen={current === 'open'} />}
      >
        {(questions) => (
          <ul className="grid grid-cols-1 gap-3.5">
            {questions.map((question) => (
              <li key={question.id}>
                <QuestionCard question={question} side={side} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </DashboardPage>
  );
}
