import type { Verification } from '@haat/api/admin-verifications';
import { paths } from '@haat/platform';
import { Monogram, StatusChip, VerifiedBadge } from '@haat/ui';
import { ownColour } from '../../../components/colour-of-company';
import { BackToQueue } from '../../../components/review/back-to-queue';
import { NextInQueue } from '../../../components/review/next-in-queue';
import { useSellerName } from '../../../hooks/use-seller-name';
import { Waiting } from './waiting';

/** The company, its status, and the next one in the queue. */
export function ReviewHead({ verification }: { verification: Verification }) {
  const { nameOf } = useSellerName();
  const { seller, next_id: next } = verification;
  return (
    <div className="mb-4">
      <BackToQueue to={paths.adminVerifications} />
      <div className="flex flex-wrap items-center gap-3">
        <Monogram
          name={seller.company_name ?? nameOf(seller)}
          logo={seller.company_logo}
          colour={ownColour(seller)}
        />
        <div className="min-w-0 flex-1 basis-60">
          <h1 className="text-xl leading-snug [overflow-wrap:anywhere]">
            {nameOf(seller)}
          </h1>
          <p className="mt-1 flex flex-wrap items-center gap-2">
            <StatusChip status={verification.status} label={verification.status_label} />
            {seller.is_seller_verified ? <VerifiedBadge /> : null}
            <Waiting
              since={verification.submitted_at}
              hours={verification.waiting_hours}
              decidedAt={verification.decided_at}
            />
          </p>
        </div>
        {verification.status === 'pending' && next ? (
          <NextInQueue to={paths.adminVerification(next)} variant="outline" />
        ) : null}
      </div>
    </div>
  );
}
