import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { Compared } from '../../../../api/quotes';
import { useSplit } from '../../hooks/use-split';
import type { Offer } from '../../offers';
import { openIn } from '../../split';
import { SplitList } from './split-list';
import { SplitSummary } from './split-summary';
import { SplitTable } from './split-table';

type Props = {
  requirementId: string;
  compare: Compared;
  offers: Offer[];
  /** What is not ordered now gets no more quotes. */
  isExpired: boolean;
};

/** Lines from different suppliers: one order for each of them. */
export function SplitSection({ requirementId, compare, offers, isExpired }: Props) {
  const headingId = useId();
  const { items, version } = compare;
  const split = useSplit(requirementId, compare, offers);
  const isAll = openIn(items).every(({ id }) => split.choices[id]);
  const parts = { items, offers, split };
  return (
    <section aria-labelledby={headingId} className="min-w-0">
      <h2 id={headingId} className="text-lg leading-snug">
        <Trans>Split by line</Trans>
      </h2>
      <p className="mb-3 text-sm text-ink-500">
        {isExpired ? (
          <Trans>
            One order for each supplier; lines you leave open get no more quotes
          </Trans>
        ) : (
          <Trans>
            One order for each supplier; lines you leave open stay open for quotes
          </Trans>
        )}
      </p>
      <div className="grid grid-cols-1 items-start gap-4 min-[1181px]:grid-cols-[minmax(0,1fr)_320px]">
        <div
          tabIndex={0}
          role="group"
          aria-labelledby={headingId}
          className="hidden overflow-x-auto min-[768px]:block"
        >
          <SplitTable {...parts} />
        </div>
        <div className="min-[768px]:hidden">
          <SplitList {...parts} />
        </div>
        <SplitSummary
          {...{ requirementId, version, split, offers, isLast: isAll || isExpired }}
        />
      </div>
    </section>
  );
}
