import type { DisputeDetail } from '@haat/api/admin-disputes';
import { paths, useFormat, useParams, useTitleSubject } from '@haat/platform';
import { Card, StatusChip } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useGetDisputeQuery } from '../../../api/admin-disputes';
import { NotFoundState } from '../../../components/not-found-state';
import { BackToQueue } from '../../../components/review/back-to-queue';
import { ReviewPage } from '../../../components/review/review-page';
import { Deliveries } from '../components/deliveries';
import { DisputeDecision } from '../components/dispute-decision';
import { DisputeNotes } from '../components/dispute-notes';
import { OrderHistory } from '../components/order-history';
import { OrderLines } from '../components/order-lines';
import { OrderTotals } from '../components/order-totals';
import { PartyCard } from '../components/party-card';
import { Payments } from '../components/payments';
import { useOrderLabels } from '../hooks/use-order-labels';

/** A disputed order with both sides' notes, deliveries, photos and history. */
export function DisputePage() {
  const { id = '' } = useParams();
  const answer = useGetDisputeQuery(id);
  return (
    <ReviewPage
      query={answer}
      missing={
        <NotFoundState
          title={<Trans>Dispute not found</Trans>}
          to={paths.adminDisputes}
          linkText={<Trans>All disputes</Trans>}
        />
      }
    >
      {(dispute, refresh) => <Opened dispute={dispute} onRefresh={refresh} />}
    </ReviewPage>
  );
}

type Props = { dispute: DisputeDetail; onRefresh: () => void };

function Opened({ dispute, onRefresh }: Props) {
  const { order } = dispute;
  useTitleSubject(dispute.number);
  return (
    <div className="grid max-w-[1180px] grid-cols-1 gap-5">
      <BackToQueue to={paths.adminDisputes} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid min-w-0 gap-5">
          <Head dispute={dispute} onRefresh={onRefresh} />
          <OrderLines order={order} />
          <Deliveries order={order} />
        </div>
        <div className="grid min-w-0 gap-5">
          <OrderTotals order={order} />
          <Payments order={order} isReadOnly />
          <PartyCard title={<Trans>Supplier</Trans>} party={order.parties.seller} />
          <PartyCard title={<Trans>Buyer</Trans>} party={order.parties.buyer} />
        </div>
      </div>
      <OrderHistory order={order} />
    </div>
  );
}

function Head({ dispute, onRefresh }: Props) {
  const { date } = useFormat();
  const labels = useOrderLabels();
  const who = labels.side(dispute.disputed_by);
  const when = date(dispute.disputed_at);
  return (
    <Card className="grid gap-4 p-5">
      <div className="flex flex-wrap items-start gap-2">
        <h1 className="min-w-0 flex-1 basis-60 text-2xl leading-snug">
          {dispute.number}
          <span className="block break-words text-sm font-normal text-ink-500">
            {dispute.title}
          </span>
        </h1>
        <StatusChip status={dispute.status} label={dispute.status_label} />
      </div>
      <div className="rounded-md bg-sand p-3">
        <p className="text-sm text-ink-500">
          <Trans>
            Disputed by: {who}, {when}
          </Trans>
        </p>
        <p className="[overflow-wrap:anywhere]">{dispute.reason}</p>
      </div>
      <DisputeNotes notes={dispute.order.notes} />
      <DisputeDecision dispute={dispute} onRefresh={onRefresh} />
    </Card>
  );
}
