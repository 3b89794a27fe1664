import { useEnquiriesQuery } from '@haat/platform';
import { Container, EmptyState, ErrorPanel, Skeleton, StatusChip } from '@haat/ui';
import { Trans } from '@lingui/react/macro';

export function InboxPage({ as }: { as: 'buyer' | 'seller' }) {
  const { data, error, refetch } = useEnquiriesQuery({ as });
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  return (
    <Container className="py-8">
      <h1 className="mb-5 text-2xl">
        <Trans>Enquiries</Trans>
      </h1>
      {data ? null : <Skeleton className="h-40 rounded-lg" />}
      {data?.data.length === 0 ? (
        <EmptyState title={<Trans>No enquiries yet</Trans>} />
      ) : null}
      <ul className="grid gap-3">
        {data?.data.map((enquiry) => (
          <li key={enquiry.id} className="flex gap-3">
            <StatusChip status={enquiry.status} label={enquiry.status_label} />
            {enquiry.requirements}
          </li>
        ))}
      </ul>
    </Container>
  );
}
