import type { Verification } from '@haat/api/admin-verifications';
import { Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useDocumentLabels } from '../../../hooks/use-document-labels';
import { Facts } from '../../../components/review/facts';
import { NameDifference } from '../../../components/review/name-difference';
import { LinkedNote } from './linked-note';

/** What the seller typed, to be held against the documents. */
export function FactsCard({ verification }: { verification: Verification }) {
  const labels = useDocumentLabels();
  const { registration_type: type, vat_registered: isForVat } = verification;
  return (
    <Card className="p-5">
      <h2 className="mb-2 text-lg leading-snug">
        <Trans>Entered by seller</Trans>
      </h2>
      <LinkedNote verification={verification} />
      {verification.name_differs ? (
        <NameDifference
          registered={verification.registered_name}
          company={verification.seller.company_name}
        />
      ) : null}
      <Facts
        rows={[
          {
            name: <Trans>PAN/VAT number</Trans>,
            value: <span className="tabular-nums">{verification.pan_number ?? '–'}</span>,
          },
          {
            name: <Trans>Registered name</Trans>,
            value: verification.registered_name,
          },
          {
            name: <Trans>Registration type</Trans>,
            value: type ? labels.type(type) : null,
          },
          {
            name: <Trans>Registration number</Trans>,
            value: verification.registration_number,
          },
          {
            name: <Trans>Registered at</Trans>,
            value: verification.registration_office,
          },
          {
            name: <Trans>Registered for VAT</Trans>,
            value:
              isForVat === null ? null : isForVat ? (
                <Trans>Yes</Trans>
              ) : (
                <Trans>No</Trans>
              ),
          },
        ]}
      />
    </Card>
  );
}
