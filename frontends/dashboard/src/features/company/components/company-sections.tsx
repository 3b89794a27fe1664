import type { OwnProfile } from '@haat/api/own-company';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ClosureSection } from './closures/closure-section';
import { PicturesSection } from './pictures/pictures-section';
import { ShowcaseSection } from './showcase/showcase-section';
import { StatisticsSection } from './statistics/statistics-section';
import { VerificationSection } from './verification/verification-section';
import type { CompanyEditor } from '../hooks/use-company-editor';
import { AboutFields } from './about-fields';
import { BusinessFields } from './business-fields';
import { ContactFields } from './contact-fields';
import { EditSection } from './edit-section';
import { NameFields } from './name-fields';
import { PlaceFields } from './place-fields';

type Props = {
  company: OwnProfile;
  sections: CompanyEditor['sections'];
  /** The section of the statutory documents, from its own feature. */
  statutory: ReactNode;
};

/** Everything about the company, each part saved on its own. */
export const CompanySections = ({ company, sections, statutory }: Props) => (
  <div className="grid grid-cols-1 gap-5">
    <PicturesSection company={company} />
    <EditSection id="company" title={<Trans>Company</Trans>} section={sections.company}>
      <NameFields />
    </EditSection>
    <EditSection id="about" title={<Trans>About</Trans>} section={sections.about}>
      <AboutFields />
    </EditSection>
    <EditSection id="address" title={<Trans>Address</Trans>} section={sections.address}>
      <PlaceFields />
    </EditSection>
    <EditSection
      id="contacts"
      title={<Trans>Contacts</Trans>}
      lead={<Trans>Each contact you fill in becomes a button on your page.</Trans>}
      section={sections.contacts}
    >
      <ContactFields />
    </EditSection>
    <EditSection id="trade" title={<Trans>What you sell</Trans>} section={sections.trade}>
      <BusinessFields />
    </EditSection>
    <ShowcaseSection />
    <VerificationSection company={company} statutory={statutory} />
    <ClosureSection company={company} />
    <StatisticsSection />
  </div>
);
