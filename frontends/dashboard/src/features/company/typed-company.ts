/** What the forms of the company start with: texts as one would type them. */
import type { OwnProfile } from '@haat/api/own-company';
import { nationalPhone } from './national-phone';
import type { TypedCompany } from './company-schema';

/** Before its first step a company has only some fields. */
export type CompanyFields = Partial<Omit<OwnProfile, 'status'>>;

export function typedCompany(company: CompanyFields): TypedCompany {
  const { location } = company;
  return {
    company_name: company.company_name ?? '',
    company_name_ne: company.company_name_ne ?? '',
    business_type: company.business_type ?? '',
    established: String(company.established ?? ''),
    slug: company.slug ?? '',
    about: company.about ?? '',
    about_ne: company.about_ne ?? '',
    province_id: String(company.province_id ?? ''),
    district_id: String(company.district_id ?? ''),
    municipality_id: String(company.municipality_id ?? ''),
    ward: String(company.ward ?? ''),
    business_address_1: company.business_address_1 ?? '',
    lat: String(location?.lat ?? ''),
    lng: String(location?.lng ?? ''),
    primary_mobile: nationalPhone(company.primary_mobile),
    primary_email: company.primary_email ?? '',
    whatsapp: nationalPhone(company.whatsapp),
    viber: nationalPhone(company.viber),
    category_ids: company.category_ids ?? [],
    business_nature: company.business_nature ?? '',
    delivers_to: company.delivers_to ?? [],
  };
}
