import type { EnquiryStatus } from '../../api/enquiries';
import type { StageCounts } from '../../hooks/use-stage-counts';
import { countOf } from '../../hooks/use-stage-counts';
import { msg } from '@lingui/core/macro';

export type Side = 'buyer' | 'seller';
/** A tab or a column: several statuses under one label; none means all. */
export type Stage = {
  key: string;
  label: ReturnType<typeof msg>;
  dot?: string;
  statuses: EnquiryStatus[];
};

const ALL: Stage = { key: 'all', label: msg`All`, statuses: [] };
const OPENED: Stage = {
  key: 'opened',
  label: msg`Opened`,
  dot: 'bg-blue-700',
  statuses: ['seen'],
};
const talking = (...statuses: EnquiryStatus[]): Stage => ({
  key: 'talking',
  label: msg`In negotiation`,
  dot: 'bg-indigo-500',
  statuses,
});
const QUOTED_AND_WON: Stage[] = [
  { key: 'quoted', label: msg`Quoted`, dot: 'bg-mari-500', statuses: ['quoted'] },
  { key: 'won', label: msg`Won`, dot: 'bg-green-600', statuses: ['won'] },
];
const CLOSED_STATUSES: EnquiryStatus[] = ['lost', 'declined', 'cancelled', 'expired'];
const ended = (...more: EnquiryStatus[]): Stage => ({
  key: 'lost',
  label: msg`Closed`,
  dot: 'bg-control',
  statuses: [...CLOSED_STATUSES, ...more],
});
const SPAM: Stage = {
  key: 'spam',
  label: msg`Spam`,
  dot: 'bg-red-600',
  statuses: ['spam'],
};

const STAGES: Record<Side, Stage[]> = {
  seller: [
    ALL,
    { key: 'new', label: msg`New`, dot: 'bg-rho-500', statuses: ['new'] },
    OPENED,
    talking('replied', 'info_requested'),
    ...QUOTED_AND_WON,
    ended(),
    SPAM,
  ],
  // To the buyer spam reads as closed.
  buyer: [
    ALL,
    {
      key: 'answer',
      label: msg`Needs your answer`,
      dot: 'bg-rho-500',
      statuses: ['info_requested'],
    },
    { key: 'new', label: msg`Sent`, dot: 'bg-control', statuses: ['new'] },
    OPENED,
    talking('replied'),
    ...QUOTED_AND_WON,
    ended('spam'),
  ],
};

export const stageOf = (key: string | null, side: Side): Stage =>
  STAGES[side].find((stage) => stage.key === key) ?? ALL;

export const countIn = (stage: Stage, counts: StageCounts | undefined): number =>
  stage.statuses.length > 0
    ? countOf(counts, ...stage.statuses)
    : countOf(counts, ...Object.keys(counts ?? {}));

/** Spam is visible once it holds an enquiry. */
export const stagesFor = (side: Side, counts: StageCounts | undefined): Stage[] =>
  STAGES[side].filter((stage) => stage !== SPAM || countIn(stage, counts) > 0);

/** The board's columns, left to right. */
export const COLUMNS: Stage[] = STAGES.seller.filter(
  (stage) => stage !== ALL && stage !== SPAM,
);

/** The status of an enquiry that is dropped into this column; undefined: not allowed. */
export const targetIn = (
  stage: Stage,
  allowed: EnquiryStatus[],
): EnquiryStatus | undefined => stage.statuses.find((status) => allowed.includes(status));

/** Statuses in which nobody can write any more. */
const CLOSED: Record<Side, EnquiryStatus[]> = {
  seller: ['cancelled', 'spam'],
  buyer: ['cancelled', 'spam', 'declined'],
};
export const isClosed = (side: Side, status: EnquiryStatus) =>
  CLOSED[side].includes(status);

/** Final statuses: they wait a moment, so that they can be undone. */
const ENDS: EnquiryStatus[] = ['won', 'lost', 'declined', 'cancelled', 'spam'];
export const isEnd = (status: EnquiryStatus) => ENDS.includes(status);
