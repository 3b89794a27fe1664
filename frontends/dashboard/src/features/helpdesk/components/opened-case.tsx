import type { StaffCase } from '@haat/api/admin-cases';
import { CaseThread, useCaseLabels } from '@haat/enquiry';
import { Link, paths, useSearchParams } from '@haat/platform';
import { Card, ErrorPanel, Skeleton, StatusChip } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useAdminCaseQuery } from '../../../api/admin-cases';
import { SharedFiles } from '../../../components/conversations/shared-files';
import { isNotFound } from '../../../components/is-not-found';
import { NotFoundState } from '../../../components/not-found-state';
import { CaseControls } from './case-controls';
import { CasePerson } from './case-person';
import { StaffReply } from './staff-reply';

type Props = { reference: string; next: string | null };

/** The case over the box of the answer; who wrote it beside, below on narrow screens. */
export function OpenedCase({ reference, next }: Props) {
  const { data, error, refetch } = useAdminCaseQuery(reference, {
    refetchOnMountOrArgChange: true,
  });
  if (data) return <Loaded shown={data} next={next} />;
  if (isNotFound(error)) {
    return (
      <NotFoundState
        title={<Trans>Case not found</Trans>}
        to={paths.adminCases}
        linkText={<Trans>All cases</Trans>}
      />
    );
  }
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  return <Skeleton className="h-96 rounded-lg" />;
}

function Loaded({ shown, next }: { shown: StaffCase; next: string | null }) {
  const [params] = useSearchParams();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_280px]">
      <Card className="overflow-hidden">
        <Link
          to={`${paths.adminCases}?${params}`}
          className="inline-flex min-h-11 items-center px-5 font-semibold text-indigo-700 lg:hidden"
        >
          <Trans>All cases</Trans>
        </Link>
        <Head shown={shown} />
        <div className="max-h-[55dvh] overflow-y-auto lg:min-h-40" tabIndex={0}>
          <CaseThread
            {...shown}
            files={(ids) => <SharedFiles ids={ids} className="sm:max-w-[420px]" />}
          />
        </div>
        <StaffReply shown={shown} next={next} />
      </Card>
      <CasePerson shown={shown} />
    </div>
  );
}

function Head({ shown }: { shown: StaffCase }) {
  const { kinds, topics } = useCaseLabels();
  const { reference, kind, topic, subject, about, article } = shown;
  const facts = [reference, kinds[kind], topic && topics[topic], subject?.label ?? about];
  return (
    <header className="grid gap-3 border-b border-line px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 text-xl leading-snug [overflow-wrap:anywhere]">
          {shown.title}
        </h2>
        <StatusChip status={shown.status} label={shown.status_label} />
      </div>
      <p className="text-sm text-ink-500 [overflow-wrap:anywhere]">
        {facts.filter(Boolean).join(' · ')}
      </p>
      {article ? (
        <Link
          to={paths.knowledgeBase(article)}
          target="_blank"
          className="inline-flex min-h-11 items-center justify-self-start font-semibold text-indigo-700 underline"
        >
          <Trans>See the article</Trans>
        </Link>
      ) : null}
      <CaseControls shown={shown} />
    </header>
  );
}
