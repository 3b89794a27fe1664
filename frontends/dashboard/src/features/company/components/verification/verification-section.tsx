import type { OwnProfile } from '@haat/api/own-company';
import { Card, VerifiedBadge } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CompanyEmail } from './company-email';
import { CompanyPhone } from './company-phone';

type Props = { company: OwnProfile; statutory: ReactNode };

/** Steps to the badge: the number and the statutory documents (D20). */
export const VerificationSection = ({ company, statutory }: Props) => (
  <Card id="verification" className="scroll-mt-4 p-5">
    <h2 className="flex flex-wrap items-center gap-2 text-lg leading-snug">
      <Trans>Verification</Trans>
      {company.is_seller_verified ? <VerifiedBadge /> : null}
    </h2>
    <p className="mt-1 text-sm text-ink-500">
      <Trans>
        Confirm your number and get your documents checked for the Verified badge,
        unlimited products and a better position in search.
      </Trans>
    </p>
    <div className="mt-4 grid grid-cols-1 gap-5">
      <CompanyPhone company={company} />
      <CompanyEmail company={company} />
      {statutory}
    </div>
  </Card>
);
