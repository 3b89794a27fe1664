import type { LinkedCompany } from '@haat/api/admin-verifications';
import { paths } from '@haat/platform';
import { Badge } from '@haat/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSellerName } from '../../hooks/use-seller-name';
import { LinkedRow } from './linked-row';

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
        <LinkedRow
          key={company.id}
          to={paths.adminSeller(company.id)}
          name={nameOf(company)}
        >
          {company.facts.map((fact) => (
            <Badge key={fact} tone="red">
              {i18n._(FACTS[fact])}
            </Badge>
          ))}
        </LinkedRow>
      ))}
    </ul>
  );
}
