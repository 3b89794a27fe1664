import type { Verification } from '@haat/api/admin-verifications';
import {
  companyName,
  paths,
  useLocale,
  useNavigate,
  useTitleSubject,
} from '@haat/platform';
import { cn } from '@haat/ui';
import { useState } from 'react';
import { useSingleKeys } from '../../../hooks/use-single-keys';
import { CompanyCard } from './company-card';
import { DecisionCard } from './decision-card';
import { DocumentsCard } from './documents-card';
import { FactsCard } from './facts-card';
import { NameCard } from './name-card';
import { CompanyHistory } from './company-history';
import { PartTabs, type Part } from './part-tabs';
import { ReviewHead } from './review-head';

type Props = { verification: Verification; onRefresh: () => void };

/** Side by side on wide screens; on phones one part at a time. */
export function Review({ verification, onRefresh }: Props) {
  const [part, setPart] = useState<Part>('details');
  const [decision, setDecision] = useState<'approve' | 'reject' | null>(null);
  const navigate = useNavigate();
  useTitleSubject(companyName(verification.seller, useLocale()));
  const { next_id: next, allowed_statuses: allowed } = verification;
  const can = (status: string) => allowed.includes(status);
  const isRead = verification.unopened_ids.length === 0;
  const isVisible = (mine: Part) =>
    cn('grid content-start gap-5', part !== mine && 'max-lg:hidden');
  useSingleKeys({
    a: () => can('approved') && isRead && setDecision('approve'),
    r: () => can('rejected') && setDecision('reject'),
    n: () => next && void navigate(paths.adminVerification(next)),
  });
  return (
    <>
      <ReviewHead verification={verification} />
      <PartTabs
        part={part}
        onChange={setPart}
        documentCount={verification.documents.length}
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="contents lg:grid lg:content-start lg:gap-5">
          <div className={isVisible('details')}>
            <NameCard verification={verification} onRefresh={onRefresh} />
            <FactsCard verification={verification} />
            <DecisionCard
              verification={verification}
              open={decision}
              onOpen={setDecision}
              onRefresh={onRefresh}
            />
            <CompanyCard verification={verification} />
          </div>
          <div className={isVisible('history')}>
            <CompanyHistory history={verification.history} />
          </div>
        </div>
        <div className={cn(isVisible('documents'), 'lg:sticky lg:top-20')}>
          <DocumentsCard verification={verification} onRefresh={onRefresh} />
        </div>
      </div>
    </>
  );
}
