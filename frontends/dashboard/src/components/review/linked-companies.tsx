import type { LinkedCompany } from '@haat/api/admin-verifications';
import { Link, paths } from '@haat/platform';
import { Badge } from '@haat/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSellerName } from '../../hooks/use-seller-name';

const FACTS = {
  pan: msg`Same PAN`,
  registration_number: msg`Same registration number`,
  phone: msg`Same phone number`,
  email: msg`Same email`,
};

/** Other companies with some of the same facts; each opens its page. */
export function LinkedCompanies({ companies }: { companies: LinkedCompany[] }) {
  const { i18n } = useLingui();
  const { nameOf } = useSellerName();
  return (
    <ul className="grid gap-1">
      {companies.map((company) => (
        <li key={company.id} className="flex flex-wrap items-center gap-2">
          <Link
            to={paths.adminSeller(company.id)}
            className="inline-flex min-h-11 items-center font-semibold text-indigo-700 underline [overflow-wrap:anywhere]"
          >
            {nameOf(company)}
          </Link>
          {company.facts.map((fact) => (
            <Badge key={fact} tone="red">
              {i18n._(FACTS[fact])}
            </Badge>
          ))}
        </li>
      ))}
    </ul>
  );
}
