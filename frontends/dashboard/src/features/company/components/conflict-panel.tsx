import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ConflictAlert } from '../../../components/forms/conflict-alert';
import type { CompanyField } from '../company-schema';
import type { CompanySection } from '../hooks/use-company-section';
import { useFieldLabels } from '../hooks/use-field-labels';

/** Ids and lists are not readable. */
const READABLE: CompanyField[] = [
  'company_name',
  'company_name_ne',
  'established',
  'slug',
  'about',
  'about_ne',
  'business_nature',
  'business_address_1',
  'ward',
  'primary_mobile',
  'primary_email',
  'whatsapp',
  'viber',
];

/** The same field was changed elsewhere: shows both values, and one is chosen. */
export function ConflictPanel({ section }: { section: CompanySection }) {
  const labelOf = useFieldLabels();
  const { clash, saved, values, keepMine, takeSaved } = section;
  if (clash.length === 0) return null;
  const readable = clash.filter((field) => READABLE.includes(field));
  const others = [
    ...new Set(clash.filter((one) => !readable.includes(one)).map(labelOf)),
  ];
  return (
    <div className="mt-4">
      <ConflictAlert>
        <dl className="mt-3 grid gap-2 text-sm">
          {readable.map((field) => (
            <div key={field}>
              <dt className="font-semibold">{labelOf(field)}</dt>
              <dd className="break-words">
                <Trans>Saved now: {String(saved[field]) || '–'}</Trans>
              </dd>
              <dd className="break-words">
                <Trans>Yours: {String(values[field]) || '–'}</Trans>
              </dd>
            </div>
          ))}
          {others.length > 0 ? (
            <dt className="font-semibold">{others.join(', ')}</dt>
          ) : null}
        </dl>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button variant="outline" onClick={keepMine}>
            <Trans>Keep my version</Trans>
          </Button>
          <Button variant="outline" onClick={() => takeSaved(clash)}>
            <Trans>Use the saved version</Trans>
          </Button>
        </div>
      </ConflictAlert>
    </div>
  );
}
