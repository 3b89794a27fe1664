import type { LinkedCompany } from '@haat/api/admin-sellers';
import { Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { LinkedCompanies } from '../../../components/review/linked-companies';

/** Other companies with the same PAN, registration number, phone number or email. */
export const CompanyLinks = ({ companies }: { companies: LinkedCompany[] }) =>
  companies.length === 0 ? null : (
    <Card className="p-5">
      <h2 className="mb-2 text-lg leading-snug">
        <Trans>Shares details with</Trans>
      </h2>
      <LinkedCompanies companies={companies} />
    </Card>
  );
