import type { SellerSeen } from '@haat/api/admin-sellers';
import { useFormat } from '@haat/platform';
import { Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { CompanyMobile } from '../../../components/company-mobile';
import { Facts } from '../../../components/review/facts';
import { StaffName } from '../../../components/review/staff-name';
import { useSellerName } from '../../../hooks/use-seller-name';

/** Registration and contact details of a company, and its owner. */
export function CompanyFacts({ seller }: { seller: SellerSeen }) {
  const { date } = useFormat();
  const { districtOf } = useSellerName();
  const places = [seller.business_address_1, seller.locality, districtOf(seller)];
  return (
    <Card className="p-5">
      <h2 className="mb-2 text-lg leading-snug">
        <Trans>Company</Trans>
      </h2>
      <Facts
        rows={[
          { name: <Trans>Owner</Trans>, value: <StaffName id={seller.owner_id} /> },
          { name: <Trans>PAN/VAT number</Trans>, value: seller.pan_number },
          { name: <Trans>Registered name</Trans>, value: seller.registered_name },
          {
            name: <Trans>Registration number</Trans>,
            value: seller.registration_number,
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
          {
            name: <Trans>Address</Trans>,
            value: places.filter(Boolean).join(', ') || null,
          },
          { name: <Trans>Member since</Trans>, value: date(seller.created_at) },
        ]}
      />
    </Card>
  );
}
