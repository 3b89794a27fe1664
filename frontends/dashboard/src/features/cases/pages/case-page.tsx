import { CaseView, type Case } from '@haat/enquiry';
import { Link, useParams, useSession, useTitleSubject } from '@haat/platform';
import { Breadcrumb, Card, ErrorPanel, Skeleton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useGetCaseQuery } from '../../../api/cases';
import { AttachButton } from '../../../components/conversations/attach-button';
import { AttachedList } from '../../../components/conversations/attached-list';
import { SharedFiles } from '../../../components/conversations/shared-files';
import { isNotFound } from '../../../components/is-not-found';
import { NotFoundState } from '../../../components/not-found-state';
import { caseList, subjectPath, type Side } from '../case-paths';
import { useCaseActions } from '../hooks/use-case-actions';

type Props = { side: Side };

/** A case for its writer or its supplier: steps, thread, files, and what comes next. */
export function CasePage({ side }: Props) {
  const { t } = useLingui();
  const { number = '' } = useParams();
  const { data, error, refetch } = useGetCaseQuery(number, {
    refetchOnMountOrArgChange: true,
  });
  useTitleSubject(data?.reference);
  if (data) {
    return (
      <div className="grid max-w-[1260px] grid-cols-1 gap-5 px-4 py-5 lg:px-6">
        <Breadcrumb
          crumbs={[{ label: t`Cases`, to: caseList(side) }, { label: data.reference }]}
        />
        <Opened shown={data} side={side} />
      </div>
    );
  }
  if (isNotFound(error)) {
    return (
      <NotFoundState
        title={<Trans>Case not found</Trans>}
        to={caseList(side)}
        linkText={<Trans>All cases</Trans>}
      />
    );
  }
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  return <Skeleton className="m-5 h-96 rounded-lg" />;
}

function Opened({ shown, side }: Props & { shown: Case }) {
  const { seller_profile } = useSession();
  const { attachments, ...actions } = useCaseActions(shown.reference);
  // My Drive belongs to companies.
  const attach = seller_profile ? (
    <>
      <AttachButton attachments={attachments} />
      <AttachedList attachments={attachments} />
    </>
  ) : null;
  return (
    <CaseView
      case={shown}
      {...actions}
      attach={attach}
      files={(ids) => <SharedFiles ids={ids} className="sm:max-w-[420px]" />}
      subject={<Subject shown={shown} side={side} />}
    />
  );
}

function Subject({ shown, side }: Props & { shown: Case }) {
  const to = subjectPath(side, shown);
  const label = shown.subject?.label ?? shown.supplier;
  if (!to || !label) return null;
  return (
    <Card className="flex items-center justify-between gap-3 p-4">
      <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{label}</span>
      <Link
        to={to}
        className="inline-flex min-h-11 items-center font-semibold text-indigo-700 hover:underline"
      >
        <Trans>Open</Trans>
      </Link>
    </Card>
  );
}
