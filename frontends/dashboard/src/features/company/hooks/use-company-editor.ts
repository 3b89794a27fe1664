import type { OwnProfile } from '@haat/api/own-company';
import { pick } from '@haat/forms';
import { useSession } from '@haat/platform';
import type { TypedCompany } from '../company-schema';
import {
  ABOUT_FIELDS,
  CONTACT_FIELDS,
  NAME_FIELDS,
  PLACE_FIELDS,
  TRADE_FIELDS,
} from '../steps';
import { useCompanySection } from './use-company-section';

/** The sections of the company, and what all of them hold together. */
export function useCompanyEditor(company: OwnProfile) {
  const { user } = useSession();
  const draft = `profile.${user?.id ?? ''}`;
  const sections = {
    company: useCompanySection(company, NAME_FIELDS, draft),
    about: useCompanySection(company, ABOUT_FIELDS, draft),
    address: useCompanySection(company, PLACE_FIELDS, draft),
    contacts: useCompanySection(company, CONTACT_FIELDS, draft),
    trade: useCompanySection(company, TRADE_FIELDS, draft),
  };
  const all = Object.values(sections);
  const values = all.reduce<TypedCompany>(
    (typed, section) => ({ ...typed, ...pick(section.values, section.fields) }),
    sections.company.values,
  );
  return { sections, values, isDirty: all.some(({ open }) => open.length > 0) };
}

export type CompanyEditor = ReturnType<typeof useCompanyEditor>;
