import { useLingui } from '@lingui/react/macro';
import type { CompanyField } from '../company-schema';

/** The fields as their labels call them. */
export function useFieldLabels(): (field: CompanyField) => string {
  const { t } = useLingui();
  const labels: Record<CompanyField, string> = {
    company_name: t`Company name`,
    company_name_ne: t`Company name in Nepali`,
    business_type: t`Business type`,
    established: t`Founded in (AD)`,
    slug: t`Shop URL`,
    about: t`About the company`,
    about_ne: t`About the company, in Nepali`,
    business_nature: t`What you do, in one line`,
    province_id: t`Province`,
    district_id: t`District`,
    municipality_id: t`Municipality`,
    ward: t`Ward`,
    business_address_1: t`Street or place`,
    lat: t`Pin on the map`,
    lng: t`Pin on the map`,
    primary_mobile: t`Mobile number`,
    primary_email: t`Company email`,
    whatsapp: t`WhatsApp`,
    viber: t`Viber`,
    category_ids: t`What you sell`,
    delivers_to: t`Delivers to`,
  };
  return (field) => labels[field];
}
