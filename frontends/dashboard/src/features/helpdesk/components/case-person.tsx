import type { StaffCase } from '@haat/api/admin-cases';
import { Link, paths, useFormat } from '@haat/platform';
import { Card, StatusChip } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useExact } from '../../../hooks/use-exact';
import { CaseDealCard } from './case-deal-card';
import { SupplierForm } from './supplier-form';

const LINK =
  'inline-flex min-h-11 items-center [overflow-wrap:anywhere] text-indigo-700 hover:underline';

/** Who wrote it, the deal, and other cases of the same person. */
export function CasePerson({ shown }: { shown: StaffCase }) {
  const { kind } = shown.subject ?? {};
  const isDeal = kind === 'order' || kind === 'quote' || kind === 'enquiry';
  return (
    <aside className="grid gap-4">
      <Writer shown={shown} />
      <Supplier shown={shown} />
      {isDeal ? <CaseDealCard reference={shown.reference} /> : null}
      <OtherCases shown={shown} />
    </aside>
  );
}

function Writer({ shown: { writer } }: { shown: StaffCase }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const { rupees } = useExact();
  const { user_id, name, email, phone_number: phone, order_count } = writer;
  const orders = `${number(order_count)} · ${rupees(writer.order_value)}`;
  return (
    <Card className="p-4 text-[14px]">
      <h2 className="text-base [overflow-wrap:anywhere]">{name || t`Without a name`}</h2>
      <p className="text-ink-500">
        {user_id ? <Trans>Account</Trans> : <Trans>Guest</Trans>}
      </p>
      {email ? (
        <a href={`mailto:${email}`} className={LINK}>
          {email}
        </a>
      ) : null}
      {phone ? (
        <a href={`tel:${phone}`} className={`${LINK} block! whitespace-nowrap`}>
          {phone}
        </a>
      ) : null}
      {user_id ? (
        <>
          <p>
            <Trans>Orders: {orders}</Trans>
          </p>
          <Link
            to={`${paths.adminUsers}?q=${encodeURIComponent(email)}`}
            className={LINK}
          >
            <Trans>Open the account</Trans>
          </Link>
        </>
      ) : null}
    </Card>
  );
}

function Supplier({ shown }: { shown: StaffCase }) {
  const { supplier, supplier_slug: slug } = shown;
  if (!supplier) return <SupplierForm reference={shown.reference} />;
  return (
    <Card className="p-4 text-[14px]">
      <h2 className="text-base">
        <Trans>Supplier</Trans>
      </h2>
      {slug ? (
        <Link to={paths.vendor(slug)} target="_blank" className={LINK}>
          {supplier}
        </Link>
      ) : (
        supplier
      )}
      <p className="text-ink-500">
        {shown.supplier_takes_part ? (
          <Trans>Can see this case and reply.</Trans>
        ) : (
          <Trans>Can’t see this case yet.</Trans>
        )}
      </p>
    </Card>
  );
}

function OtherCases({ shown: { writer } }: { shown: StaffCase }) {
  if (writer.cases.length === 0) return null;
  return (
    <Card className="p-4 text-[14px]">
      <h2 className="text-base">
        <Trans>Other cases</Trans>
      </h2>
      <ul className="divide-y divide-line">
        {writer.cases.map(({ reference, title, status, status_label }) => (
          <li key={reference} className="flex items-center justify-between gap-2 py-1">
            <Link to={paths.adminCase(reference)} className={LINK}>
              {title}
            </Link>
            <StatusChip status={status} label={status_label} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
