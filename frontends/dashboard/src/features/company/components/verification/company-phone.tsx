import type { OwnProfile } from '@haat/api/own-company';
import { Trans } from '@lingui/react/macro';
import { ContactProof } from './contact-proof';
import { useCompanyCode } from '../../hooks/use-company-code';

/** The company's mobile number, proved by a code in an SMS. */
export function CompanyPhone({ company }: { company: OwnProfile }) {
  const code = useCompanyCode();
  if (!company.primary_mobile) return null;
  return (
    <ContactProof
      heading={<Trans>Mobile number</Trans>}
      address={company.primary_mobile}
      isConfirmed={Boolean(company.phone_verified_at)}
      code={code}
      action={<Trans>Confirm by SMS</Trans>}
    />
  );
}
