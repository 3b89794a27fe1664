import type { Statutory } from '@haat/api/statutory';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useDocumentLabels } from '../../../hooks/use-document-labels';
import { DocumentRow } from './document-row';

type Props = { saved: Statutory };

/** What was sent, to be read. */
export function SentFacts({ saved }: Props) {
  const labels = useDocumentLabels();
  return (
    <div className="grid gap-4">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Fact name={<Trans>PAN/VAT number</Trans>}>{saved.pan_number}</Fact>
        <Fact name={<Trans>Registered name</Trans>}>{saved.registered_name}</Fact>
        <Fact name={<Trans>Registration type</Trans>}>
          {saved.registration_type ? labels.type(saved.registration_type) : null}
        </Fact>
        <Fact name={<Trans>Registration number</Trans>}>{saved.registration_number}</Fact>
        <Fact name={<Trans>Registered at</Trans>}>{saved.registration_office}</Fact>
        <Fact name={<Trans>Registered for VAT</Trans>}>
          {saved.vat_registered === null ? null : saved.vat_registered ? (
            <Trans>Yes</Trans>
          ) : (
            <Trans>No</Trans>
          )}
        </Fact>
      </dl>
      {saved.documents.length > 0 ? (
        <ul className="divide-y divide-line rounded-md border border-line">
          {saved.documents.map((document) => (
            <DocumentRow key={document.id} document={document} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-ink-500">{name}</dt>
    <dd className="font-medium [overflow-wrap:anywhere]">{children ?? '–'}</dd>
  </div>
);
