import type { OwnProfile } from '@haat/api/own-company';
import { Trans } from '@lingui/react/macro';
import { ContactProof } from './contact-proof';
import { useCompanyEmailCode } from '../../hooks/use-company-email-code';

/** The company's email address: once a mailed code confirmed it, its mails go there. */
export function CompanyEmail({ company }: { company: OwnProfile }) {
  const code = useCompanyEmailCode();
  if (!company.primary_email) return null;
  return (
    <ContactProof
      heading={<Trans>Company email</Trans>}
      address={company.primary_email}
      isConfirmed={Boolean(company.email_verified_at)}
      code={code}
      action={<Trans>Confirm by email</Trans>}
      hint={
        <Trans>
          Until it’s confirmed, emails for the company go to your own address.
        </Trans>
      }
      label={<Trans>Code from the email</Trans>}
      confirm={<Trans>Confirm email</Trans>}
    />
  );
}
