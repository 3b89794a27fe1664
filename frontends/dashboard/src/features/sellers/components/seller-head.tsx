import type { SellerSeen } from '@haat/api/admin-sellers';
import { Link, paths } from '@haat/platform';
import { Badge, Button, Monogram, VerifiedBadge } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ExternalLink, FileText } from 'lucide-react';
import { ownColour } from '../../../components/colour-of-company';
import { BackToQueue } from '../../../components/review/back-to-queue';
import { useSellerName } from '../../../hooks/use-seller-name';
import { SELLER_TONES } from '../seller-tones';
import { SellerMenu } from './seller-menu';

/** The company, its status, and what an administrator does with it. */
export function SellerHead({ seller }: { seller: SellerSeen }) {
  const { nameOf, districtOf } = useSellerName();
  const { verification_id: verification, slug } = seller;
  return (
    <div className="mb-5">
      <BackToQueue to={paths.adminSellers}>
        <Trans>All companies</Trans>
      </BackToQueue>
      <div className="flex flex-wrap items-center gap-3">
        <Monogram
          name={seller.company_name ?? nameOf(seller)}
          logo={seller.company_logo}
          colour={ownColour(seller)}
        />
        <div className="min-w-0 flex-1 basis-60">
          <h1 className="text-2xl leading-snug [overflow-wrap:anywhere]">
            {nameOf(seller)}
          </h1>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-ink-500">
            <Badge tone={SELLER_TONES[seller.status] ?? 'grey'}>
              {seller.status_label}
            </Badge>
            {seller.is_seller_verified ? <VerifiedBadge /> : null}
            {districtOf(seller)}
          </p>
          {seller.suspended_reason ? (
            <p className="mt-1 [overflow-wrap:anywhere]">{seller.suspended_reason}</p>
          ) : null}
        </div>
        <div className="flex flex-wrap gap-2">
          {verification ? (
            <Button asChild variant="outline">
              <Link to={paths.adminVerification(verification)}>
                <FileText aria-hidden />
                <Trans>Review documents</Trans>
              </Link>
            </Button>
          ) : null}
          {slug ? (
            <Button asChild variant="outline">
              <Link to={paths.vendor(slug)} target="_blank">
                <ExternalLink aria-hidden />
                <Trans>Public page</Trans>
              </Link>
            </Button>
          ) : null}
          <SellerMenu seller={seller} />
        </div>
      </div>
    </div>
  );
}
