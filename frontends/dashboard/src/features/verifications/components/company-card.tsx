import type { Verification } from '@haat/api/admin-verifications';
import { Link, paths, useFormat } from '@haat/platform';
import { Button, Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import { CompanyMobile } from '../../../components/company-mobile';
import { useSellerName } from '../../../hooks/use-seller-name';
import { Facts } from '../../../components/review/facts';
import { NameClashes } from './name-clashes';

/** What Haat knows of the company, apart from its documents. */
export function CompanyCard({ verification }: { verification: Verification }) {
  const { date } = useFormat();
  const { districtOf } = useSellerName();
  const { seller } = verification;
  const places = [seller.business_address_1, seller.locality, districtOf(seller)];
  return (
    <Card className="p-5">
      <div className="mb-2 flex flex-wrap items-center gap-3">
        <h2 className="text-lg leading-snug">
          <Trans>Company on Haat</Trans>
        </h2>
        {seller.slug ? (
          <Button asChild variant="outline" className="ml-auto">
            <Link to={paths.vendor(seller.slug)} target="_blank">
              <ExternalLink aria-hidden />
              <Trans>Public page</Trans>
            </Link>
          </Button>
        ) : null}
      </div>
      <NameClashes clashes={verification.name_clashes} />
      <Facts
        rows={[
          { name: <Trans>Company name</Trans>, value: seller.company_name },
          {
            name: <Trans>Address</Trans>,
            value: places.filter(Boolean).join(', ') || null,
          },
          {
            name: <Trans>Mobile number</Trans>,
            value: (
              <CompanyMobile
                number={seller.primary_mobile}
                isConfirmed={Boolean(seller.phone_verified_at)}
              />
            ),
          },
          { name: <Trans>Email address</Trans>, value: seller.primary_email },
          { name: <Trans>Founded in (AD)</Trans>, value: seller.established },
          { name: <Trans>Member since</Trans>, value: date(seller.created_at) },
        ]}
      />
    </Card>
  );
}
