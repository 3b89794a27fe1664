import { Link, paths } from '@haat/platform';
import { Button, Monogram, StatusChip, VerifiedBadge } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { Verification } from '../../../api/admin-verifications';
import { useSellerName } from '../../sellers/use-seller-name';
import { Waiting } from './waiting';

/** Who it is, where it stands, and who is next. */
export function ReviewHead({ verification }: { verification: Verification }) {
  const { nameOf } = useSellerName();
  const { seller, next_id: next } = verification;
  return (
    <div className="mb-4">
      <Link
        to={paths.adminVerifications}
        className="inline-flex min-h-11 items-center gap-1.5 text-[14px] font-semibold text-indigo-700"
      >
        <ArrowLeft className="size-4" aria-hidden />
        <Trans>To the queue</Trans>
      </Link>
      <div className="flex flex-wrap items-center gap-3">
        <Monogram name={seller.company_name} logo={seller.company_logo} />
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
        {next ? (
          <Button asChild variant="outline">
            <Link to={paths.adminVerification(next)}>
              <Trans>Next in the queue</Trans>
              <ArrowRight aria-hidden />
            </Link>
          </Button>
        ) : null}
      </div>
    </div>
  );
}
