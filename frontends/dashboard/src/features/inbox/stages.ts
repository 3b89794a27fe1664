import type { StageCounts } from '../desk/use-stage-counts';
import { countOf } from '../desk/use-stage-counts';
import { msg } from '@lingui/core/macro';

export type Side = 'buyer' | 'seller';
/** A tab: several statuses under one word; none means all. */
export type Stage = {
  key: string;
  words: ReturnType<typeof msg>;
  /** Where the buyer's word is another. */
  buyersWords?: ReturnType<typeof msg>;
  dot?: string;
  statuses: string[];
};

export const STAGES: Stage[] = [
  { key: 'all', words: msg`All`, statuses: [] },
  {
    key: 'new',
    words: msg`New`,
    buyersWords: msg`Sent`,
    dot: 'bg-rho-500',
    statuses: ['new'],
  },
  { key: 'opened', words: msg`Opened`, dot: 'bg-blue-700', statuses: ['seen'] },
  {
    key: 'talking',
    words: msg`In talks`,
    dot: 'bg-indigo-500',
    statuses: ['replied', 'info_requested'],
  },
  { key: 'quoted', words: msg`Quoted`, dot: 'bg-mari-500', statuses: ['quoted'] },
  { key: 'won', words: msg`Won`, dot: 'bg-green-600', statuses: ['won'] },
  {
    key: 'lost',
    words: msg`Closed`,
    dot: 'bg-control',
    statuses: ['lost', 'declined', 'cancelled', 'expired'],
  },
  { key: 'spam', words: msg`Spam`, dot: 'bg-red-600', statuses: ['spam'] },
];

export const stageOf = (key: string | null): Stage =>
  STAGES.find((stage) => stage.key === key) ?? (STAGES[0] as Stage);

export const countIn = (stage: Stage, counts: StageCounts | undefined): number =>
  stage.statuses.length > 0
    ? countOf(counts, ...stage.statuses)
    : countOf(counts, ...Object.keys(counts ?? {}));

/** Spam is a drawer for the seller, shown once something lies in it. */
export const stagesFor = (side: Side, counts: StageCounts | undefined): Stage[] =>
  STAGES.filter(
    (stage) => stage.key !== 'spam' || (side === 'seller' && countIn(stage, counts) > 0),
  );

/** Nobody can write here any more. */
const CLOSED: Record<Side, string[]> = {
  seller: ['cancelled', 'spam'],
  buyer: ['cancelled', 'spam', 'declined'],
};
export const isClosed = (side: Side, status: string) => CLOSED[side].includes(status);
